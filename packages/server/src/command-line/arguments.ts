import { parseArgs } from "node:util"
import type { CommandDescription, CommandOption } from "./description.ts"
import { commandList, globalOptions, type CommandName } from "./registry.ts"

/** What a command was given. */
export interface Given {
  readonly words: readonly string[]
  /** values by the names of their options */
  readonly values: Readonly<Record<string, string>>
  /** switches that were set */
  readonly switches: ReadonlySet<string>
}

/** What the command line asked for. */
export type Command =
  | { readonly kind: "run"; readonly name: CommandName; readonly given: Given }
  | { readonly kind: "help"; readonly name: CommandName | undefined }
  | { readonly kind: "version" }
  /** not understood */
  | { readonly kind: "mistake"; readonly message: string; readonly name?: CommandName }

/**
 * Understands a command line by the registry of commands.
 * @param line without the program's name; no command means `start`
 * @param ownOptions names of options of `start` that were taken out of the line before, for suggestions
 * @since 0.1
 */
export async function parseCommand(
  line: readonly string[],
  ownOptions: readonly string[] = [],
): Promise<Command> {
  const { name, rest, wrong } = await findCommand(line)
  const asksFor = (option: string, short: string) =>
    line.includes(`--${option}`) || line.includes(`-${short}`)
  if (line[0] === "help") return { kind: "help", name: (await findCommand(line.slice(1))).name }
  if (asksFor("help", "h")) return { kind: "help", name: line[0]?.startsWith("-") ? undefined : name }
  if (line.includes("--version") || (line.length === 1 && line[0] === "-v")) return { kind: "version" }
  if (wrong || !name) return { kind: "mistake", message: wrong ?? "" }
  const command = commandList.find((each) => each.name === name)!
  const given = await readWords(command, rest, name === "start" ? ownOptions : [])
  return typeof given === "string" ? { kind: "mistake", message: given, name } : { kind: "run", name, given }
}

interface Found {
  readonly name?: CommandName
  readonly rest: readonly string[]
  readonly wrong?: string
}

async function findCommand(line: readonly string[]): Promise<Found> {
  const [first, second = ""] = line
  if (first === undefined || first.startsWith("-")) return { name: "start", rest: line }
  const named = (name: string) => commandList.find((each) => each.name === name)?.name
  const two = named(`${first} ${second}`)
  if (two) return { name: two, rest: line.slice(2) }
  const one = named(first)
  if (one) return { name: one, rest: line.slice(1) }
  return { rest: [], wrong: await explainUnknown(first, second) }
}

async function explainUnknown(first: string, second: string): Promise<string> {
  const parts = commandList.map(({ name }) => name).filter((name) => name.startsWith(`${first} `))
  if (parts.length > 0) {
    const verbs = parts.map((name) => name.slice(first.length + 1))
    if (!second || second.startsWith("-")) return `The command ${first} needs ${orList(verbs)}.`
    const near = await nearest(second, verbs)
    return `Unknown command "${first} ${second}".${near ? ` Did you mean ${first} ${near}?` : ""}`
  }
  const firsts = [...new Set(commandList.map(({ name }) => name.split(" ")[0]!))]
  const near = await nearest(first, firsts)
  return `Unknown command "${first}".${near ? ` Did you mean ${near}?` : ""}`
}

/** @returns what was given, or what is wrong with it */
async function readWords(
  command: CommandDescription & { name: string },
  rest: readonly string[],
  ownOptions: readonly string[],
): Promise<Given | string> {
  const options = [...(command.options ?? []), ...globalOptions]
  const { tokens } = parseArgs({
    args: [...rest],
    options: parserOptions(options),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const words: string[] = []
  const values: Record<string, string> = {}
  const switches = new Set<string>()
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value)
    if (token.kind !== "option") continue
    const option = options.find(({ name, short, aliases }) =>
      [name, short, ...(aliases ?? [])].includes(token.name),
    )
    if (!option)
      return unknownOption(token.rawName, command, [...options.map((each) => each.name), ...ownOptions])
    const wrong = keep(option, token, { values, switches })
    if (wrong) return wrong
  }
  return missing(command, { words, values }) ?? { words, values, switches }
}

function parserOptions(options: readonly CommandOption[]) {
  return Object.fromEntries(
    options.flatMap(({ name, short, value, aliases = [] }) => {
      const type = value ? ("string" as const) : ("boolean" as const)
      return [
        [name, { type, ...(short && { short }) }],
        ...aliases.map((alias) => [alias, { type }] as const),
      ]
    }),
  )
}

interface OptionToken {
  readonly value?: string | undefined
  readonly rawName: string
  /** whether the value is part of the same word: `--port=9100` */
  readonly inlineValue?: boolean | undefined
}

function keep(
  { name, value: placeholder }: CommandOption,
  { value, rawName, inlineValue }: OptionToken,
  into: { readonly values: Record<string, string>; readonly switches: Set<string> },
): string | undefined {
  if (placeholder) {
    // After `=`, a value can begin with a dash, as a random password may; otherwise it is the next option.
    if (!value || (!inlineValue && value.startsWith("-") && value.length > 1))
      return `${rawName} needs ${article(placeholder)}.`
    into.values[name] = value
    return undefined
  }
  if (value !== undefined && value !== "true" && value !== "false") return `${rawName} takes no value.`
  if (value === "false") into.switches.delete(name)
  else into.switches.add(name)
  return undefined
}

function missing(
  command: CommandDescription & { name: string },
  { words, values }: Pick<Given, "words" | "values">,
): string | undefined {
  const wanted = command.arguments ?? []
  if (words.length > wanted.length) return `"${words[wanted.length]}" is one word too many.`
  const lacking = wanted[words.length]
  if (lacking?.isRequired)
    return `The command ${command.name} needs ${lacking.name}: ${lowerFirst(lacking.about)}`
  const option = command.options?.find(({ name, isRequired }) => isRequired && values[name] === undefined)
  return option && `The command ${command.name} needs --${option.name} ${option.value}.`
}

async function unknownOption(
  raw: string,
  command: { readonly name: string },
  known: readonly string[],
): Promise<string> {
  const owners = commandList.filter((each) => each.options?.some(({ name }) => `--${name}` === raw))
  if (owners.length > 0) {
    const names = owners.map(({ name }) => name)
    return `${raw} is not an option of ${command.name}, but of ${orList(names, "and")}.`
  }
  const near = await nearest(raw.replace(/^-+/, ""), known)
  return `${command.name} has no option ${raw}.${near ? ` Did you mean --${near}?` : ""}`
}

/** The core is loaded only for a mistake: help and version do without it. */
async function nearest(word: string, known: readonly string[]): Promise<string | undefined> {
  return (await import("@stheno/core/host")).nearest(word, known)
}

function orList(words: readonly string[], word = "or"): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} ${word} ${words.at(-1)}`
}

function article(placeholder: string): string {
  const word = placeholder.toLowerCase()
  if (placeholder === "DIR") return "a directory"
  return `${/^[aeio]/.test(word) ? "an" : "a"} ${word}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
