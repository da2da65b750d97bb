/** An option of a command. */
export interface CommandOption {
  /** the name, as written after `--` */
  readonly name: string
  /** the short form: one letter after `-` */
  readonly short?: string
  /** The placeholder for the value; an option without one is a switch. */
  readonly value?: string
  /** what the option does */
  readonly about: string
  /** other names for the option in v1 */
  readonly aliases?: readonly string[]
  /** whether the command fails without it */
  readonly isRequired?: boolean
}

/** An argument of a command. */
export interface CommandArgument {
  readonly name: string
  readonly about: string
  readonly isRequired?: boolean
}

/** An example of a command line with a description. */
export interface CommandExample {
  /** the command line without the program's name */
  readonly words: string
  readonly about: string
}

/** A command of the command line. */
export interface CommandDescription {
  /** one sentence */
  readonly summary: string
  /** further paragraphs of the description */
  readonly about?: readonly string[]
  /** the words after the command, in their order */
  readonly arguments?: readonly CommandArgument[]
  /** the options that the command accepts */
  readonly options?: readonly CommandOption[]
  /** command lines that the help shows */
  readonly examples?: readonly CommandExample[]
  /** the meaning of exit code 1, which completes the sentence "1: …" */
  readonly failure: string
}
