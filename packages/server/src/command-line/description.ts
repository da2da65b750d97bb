/** An option of a command, as its help and the reference page show it. */
export interface CommandOption {
  /** as it is written after `--` */
  readonly name: string
  /** one letter after `-` */
  readonly short?: string
  /** What stands for the value; without one the option is a switch. */
  readonly value?: string
  readonly about: string
  /** other names that v1 had for it */
  readonly aliases?: readonly string[]
  readonly isRequired?: boolean
}

/** A word after the command's name. */
export interface CommandArgument {
  readonly name: string
  readonly about: string
  readonly isRequired?: boolean
}

/** A command line to try, and what it does. */
export interface CommandExample {
  /** without the program's name */
  readonly words: string
  readonly about: string
}

/** A command, as its help and the reference page show it. */
export interface CommandDescription {
  /** one sentence */
  readonly summary: string
  /** further paragraphs */
  readonly about?: readonly string[]
  readonly arguments?: readonly CommandArgument[]
  readonly options?: readonly CommandOption[]
  readonly examples?: readonly CommandExample[]
  /** what the exit code 1 means here, to finish the sentence "1: …" */
  readonly failure: string
}
