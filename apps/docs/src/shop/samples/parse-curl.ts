import type { Caller, ShopRequest } from "../messages.ts"

/** What a command reads from around it. */
export interface Surroundings {
  /** value of a variable */
  readonly variable: (name: string) => string
  /** a file by its name */
  readonly file: (name: string) => File | undefined
}

/** A request as a command of curl says it. */
export interface CurlRequest {
  readonly url: string
  readonly init: RequestInit & { readonly method: string }
}

/** The text is not a curl command that this parser supports. */
export class CurlError extends Error {}

/** The commands of a script, separated by empty lines, without the lines that set their variables. */
export function commandsIn(script: string): string[] {
  return script
    .replace(/^[A-Z][A-Z0-9_]*="[^"]*" # .*\n+/gm, "")
    .trim()
    .split(/\n\n+(?=curl )/)
    .map((command) => command.trim())
}

/** Whose access token the commands of a script send. */
export function callerOfScript(script: string): Caller {
  if (!script.includes("$TOKEN")) return "nobody"
  return script.includes("/admin/") ? "admin" : "customer"
}

/** Names of the variables and of the files that a command reads, in their order. */
export function readBy(command: string): { readonly variables: string[]; readonly files: string[] } {
  const variables = new Set<string>()
  const files: string[] = []
  parseCurl(command, {
    variable: (name) => (variables.add(name), "x"),
    file: (name) => void files.push(name),
  })
  return { variables: [...variables], files }
}

/**
 * Reads a command of curl as a shell and curl do: variables in double quotes and in a here-document, none in single ones.
 * @throws CurlError when it is another command, or has an option that is not known here
 */
export function parseCurl(command: string, { variable, file }: Surroundings): CurlRequest {
  const { words, input } = wordsOf(command, variable)
  if (words[0] !== "curl") throw new CurlError(`this is not a curl command: ${command}`)
  const given = optionsOf(words.slice(1), input)
  const form = given.form.length > 0 ? formOf(given.form, file) : undefined
  const body = given.data ?? form
  const url = given.isGet && given.encoded.length > 0 ? `${given.url}?${given.encoded.join("&")}` : given.url
  const method = given.method ?? (body === undefined ? "GET" : "POST")
  return { url, init: { method, headers: given.headers, ...(body === undefined ? {} : { body }) } }
}

/** Path and query of an address. */
export function pathOf(url: string): string {
  return url.replace(/^\w+:\/\/[^/]+/, "")
}

/** A command for the demo shop, which logs in by itself and has some text for every file. */
export function shopRequestOf(command: string): ShopRequest {
  const { url, init } = parseCurl(command, { variable: () => "", file: () => undefined })
  const own = [...new Headers(init.headers)].filter(([name]) => !/^(authorization|content-type)$/.test(name))
  const [field] = init.body instanceof FormData ? [...init.body] : []
  return {
    method: init.method,
    path: pathOf(url),
    caller: callerOfScript(command),
    headers: Object.fromEntries(own),
    body: typeof init.body === "string" ? init.body : "",
    ...(field?.[1] instanceof File ? { file: { field: field[0], name: field[1].name, text: "A text" } } : {}),
  }
}

interface Options {
  url: string
  method: string | undefined
  isGet: boolean
  data: string | undefined
  readonly headers: [string, string][]
  readonly encoded: string[]
  readonly form: string[]
}

function optionsOf(words: readonly string[], input: string): Options {
  const options: Options = {
    url: "",
    method: undefined,
    isGet: false,
    data: undefined,
    headers: [],
    encoded: [],
    form: [],
  }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "-G") options.isGet = true
    else if (word.startsWith("-")) takeOption(options, word, rest.shift() ?? "", input)
    else options.url = word
  }
  return options
}

function takeOption(options: Options, name: string, value: string, input: string): void {
  switch (name) {
    case "-X":
      options.method = value
      return
    case "-H":
    case "--header":
      options.headers.push([value.slice(0, value.indexOf(":")), value.slice(value.indexOf(":") + 1).trim()])
      return
    case "-d":
    case "--data":
      // Lines of a file are joined; JSON does not mind.
      options.data = value === "@-" ? input.replaceAll("\n", "") : value
      return
    case "--data-urlencode": {
      const at = value.indexOf("=")
      options.encoded.push(`${value.slice(0, at)}=${encodeURIComponent(value.slice(at + 1))}`)
      return
    }
    case "-F":
    case "--form":
      options.form.push(value)
      return
    default:
      throw new CurlError(`${name} is not understood here`)
  }
}

function formOf(fields: readonly string[], file: Surroundings["file"]): FormData {
  const form = new FormData()
  for (const field of fields) {
    const [, name = "", path = "", type] = /^([^=]+)=@([^;]+)(?:;type=(.+))?$/.exec(field) ?? []
    const found = file(path) ?? new File([], path, type ? { type } : {})
    form.append(name, found)
  }
  return form
}

/** The words of a command line, and what a here-document behind it gives to read. */
function wordsOf(command: string, variable: (name: string) => string): { words: string[]; input: string } {
  const [, line = command, , text = ""] = /^([^]*?) <<(\w+)\n([^]*?)\n\2$/.exec(command) ?? []
  const words: string[] = []
  const part = /\\\n|\s+|'([^']*)'|"((?:[^"\\]|\\[^])*)"|\\([^])|[^\s'"\\]+/g
  let word: string | undefined
  for (const [all, single, double, escaped] of line.matchAll(part)) {
    if (all === "\\\n" || /^\s/.test(all)) {
      if (word !== undefined && all !== "\\\n") words.push(word)
      if (all !== "\\\n") word = undefined
      continue
    }
    const piece =
      single ?? (double === undefined ? (escaped ?? filled(all, variable)) : filled(double, variable, /["]/))
    word = (word ?? "") + piece
  }
  if (word !== undefined) words.push(word)
  return { words, input: filled(text, variable) }
}

/** A text with the values of its variables. */
function filled(text: string, variable: (name: string) => string, more?: RegExp): string {
  return text.replace(/\\([^])|\$(\w+)/g, (all, sign: string | undefined, name: string | undefined) => {
    if (name !== undefined) return variable(name)
    return sign && (/[$`\\]/.test(sign) || more?.test(sign)) ? sign : all
  })
}
