import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import type { Call } from "./call.ts"
import { madeUpOf } from "./made-up.ts"

/** A command, and the variables that it reads. */
export interface Command {
  readonly text: string
  readonly variables: Readonly<Record<string, string>>
}

const credentials = [
  ["authorization", "Authorization: Bearer ", "TOKEN"],
  ["x-publishable-api-key", "x-publishable-api-key: ", "PUBLISHABLE_KEY"],
  ["x-medusa-access-token", "x-medusa-access-token: ", "API_TOKEN"],
] as const

/** A request as a command says it. */
export interface Request {
  readonly operation: Pick<Operation, "method">
  /** as it is sent, without the query */
  readonly path: string
  readonly query: readonly (readonly [name: string, value: string])[]
  /** authentication headers, as they appear between double quotes */
  readonly headers: readonly string[]
  readonly body: unknown
  /** fields of a form, with the names of their files */
  readonly files: readonly string[]
}

/**
 * A request for a shell.
 * @param name puts variables in the place of what is made up, inside of double quotes
 * @since 0.1
 */
export function commandOf(request: Request, name: (text: string) => string = quoted): string {
  const headers = request.headers.map((header) => `-H "${header}"`)
  const [head, ...rest] = [...addressOf(request, name), ...headers, ...contentOf(request, name)]
  return [head, ...rest.map((line) => `  ${line}`)].join(" \\\n")
}

/**
 * A call for a shell. Values of one shop are in variables.
 * @since 0.1
 */
export function curlOf(call: Call): Command {
  const { operation, params, query, body, file } = call
  const variables: Record<string, string> = {}
  const name = namer(call, variables)
  let place = 0
  const path = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(params[place++]!))
  const headers = credentialsOf(call, variables)
  const files = file ? [`${operation.fileField}=@${file.name};type=${file.type}`] : []
  return { text: commandOf({ operation, path, query, headers, body, files }, name), variables }
}

/** Puts variables in the place of what is made up, inside of double quotes. */
function namer(call: Call, variables: Record<string, string>): (text: string) => string {
  const names = [...madeUpOf(call)]
  return (text) => {
    let named = quoted(text)
    for (const [value, word] of names) {
      if (!named.includes(value)) continue
      variables[word.toUpperCase()] = value
      named = named.replaceAll(value, `$${word.toUpperCase()}`)
    }
    return named
  }
}

/** A text between double quotes. */
function quoted(text: string): string {
  return text.replace(/[$`\\"]/g, (sign) => `\\${sign}`)
}

function addressOf({ operation, path, query }: Request, name: (text: string) => string): string[] {
  const isPlain = query.every(([word, value]) => /^[\w]+$/.test(word) && /^[\w.,@*-]+$/.test(value))
  const how = operation.method === "GET" ? (isPlain ? "" : "-G ") : `-X ${operation.method} `
  const words = query.map(([word, value]) => `${word}=${value}`)
  const url = `"http://localhost:9000${name(isPlain && words.length ? `${path}?${words.join("&")}` : path)}"`
  return [`curl ${how}${url}`, ...(isPlain ? [] : words.map((word) => `--data-urlencode "${name(word)}"`))]
}

function credentialsOf({ headers, operation }: Call, variables: Record<string, string>): string[] {
  return credentials.flatMap(([header, text, variable]) => {
    const value = headers.get(header)
    if (!value || operation.access === "public") return []
    variables[variable] = value.replace(/^Bearer /, "")
    return [`${text}$${variable}`]
  })
}

/** A body with variables is a here-document, since the shell fills in none between single quotes. */
function contentOf({ body, files }: Request, name: (text: string) => string): string[] {
  if (files.length > 0) return files.map((file) => `-F "${file}"`)
  if (body === undefined || Object.keys(body as object).length === 0) return []
  const json = JSON.stringify(body, null, 2)
  const type = `-H "Content-Type: application/json"`
  // Quotes need no backslash in a here-document, and would keep one.
  const named = name(json).replaceAll('\\"', '"')
  return named === json || !named.includes("$")
    ? [type, `-d '${json.replaceAll("'", "'\\''")}'`]
    : [type, `-d @- <<JSON\n${named}\nJSON`]
}
