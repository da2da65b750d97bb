import { configKeys } from "../config/keys.ts"
import type { CommandDescription, CommandOption } from "./description.ts"
import { commandList, globalOptions, type CommandName } from "./registry.ts"

const width = 100

/**
 * The text of `stheno --help`: every command, what all take, and the variables of the environment.
 * @since 0.1
 */
export function helpText(version: string): string {
  const rows = commandList.map(({ name, summary }) => [name, summary] as const)
  const variables = Object.values(configKeys).map((key) => [key.env, aboutKey(key)] as const)
  return `Stheno ${version}: a headless commerce server.

Usage
  stheno [command] [options]
  stheno help COMMAND

Commands
${table(rows)}

Options of every command
${table(optionRows(globalOptions))}

Environment, or projectConfig in medusa-config.ts in small letters
${table(variables)}

Exit codes
  0  done, or ended by a signal with everything stopped cleanly
  1  could not be done; the message says why and what to do
  2  the command line is not valid
`
}

/**
 * The text of `stheno COMMAND --help`.
 * @since 0.1
 */
export function commandHelp(name: CommandName): string {
  const command: CommandDescription = commandList.find((each) => each.name === name)!
  const { summary, about = [], options = [], examples = [], failure } = command
  const words = command.arguments ?? []
  const sections = [
    [summary, ...about].map((text) => wrap(text, 0)).join("\n\n"),
    `Usage\n  ${usageOf(name, command)}`,
    words.length > 0 && `Arguments\n${table(words.map((each) => [each.name, each.about]))}`,
    options.length > 0 && `Options\n${table(optionRows(options))}`,
    `Options of every command\n${table(optionRows(globalOptions))}`,
    examples.length > 0 &&
      `Examples\n${examples.map((each) => `  stheno ${each.words}\n      ${each.about}`).join("\n")}`,
    `Exit codes\n${table([
      ["0", "done"],
      ["1", failure],
      ["2", "the command line is not valid"],
    ])}`,
  ]
  return `${sections.filter(Boolean).join("\n\n")}\n`
}

/**
 * Returns the usage line of a command, such as `stheno jobs retry ID [options]`.
 * @param name the name of the command
 * @param input the arguments and options of the command
 * @since 0.1
 */
export function usageOf(name: string, { arguments: words = [], options = [] }: CommandDescription): string {
  const required = options.filter(({ isRequired }) => isRequired)
  return [
    `stheno ${name}`,
    ...words.map((each) => (each.isRequired ? each.name : `[${each.name}]`)),
    ...required.map((each) => `--${each.name} ${each.value}`),
    ...(options.length > required.length ? ["[options]"] : []),
  ].join(" ")
}

function optionRows(options: readonly CommandOption[]): (readonly [string, string])[] {
  return options.map(({ name, short, value, about }) => [
    `${short ? `-${short}, ` : "    "}--${name}${value ? ` ${value}` : ""}`,
    about,
  ])
}

function aboutKey(key: (typeof configKeys)[keyof typeof configKeys]): string {
  const fallback = Array.isArray(key.default) ? key.default.join(",") : String(key.default)
  return fallback === "" ? key.about : `${key.about} Default: ${fallback}`
}

function table(rows: readonly (readonly [string, string])[]): string {
  const indent = Math.max(...rows.map(([name]) => name.length)) + 4
  return rows.map(([name, text]) => `  ${name.padEnd(indent - 2)}${wrap(text, indent)}`).join("\n")
}

/** Breaks a text at spaces; lines after the first are indented. */
function wrap(text: string, indent: number): string {
  const lines = [""]
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!
    if (line && indent + line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.join(`\n${" ".repeat(indent)}`)
}
