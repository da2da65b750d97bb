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

/**
 * A call for a shell. What only one shop knows stands in variables.
 * @since 0.2
 */
export function curlOf(call: Call): Command {
  const variables: Record<string, string> = {}
  const name = namer(call, variables)
  const lines = [...addressOf(call, name), ...credentialsOf(call, variables), ...contentOf(call, name)]
  const [head, ...rest] = lines
  return { text: [head, ...rest.map((line) => `  ${line}`)].join(" \\\n"), variables }
}

/** Puts variables in the place of what is made up, inside of double quotes. */
function namer(call: Call, variables: Record<string, string>): (text: string) => string {
  const names = [...madeUpOf(call)]
  return (text) => {
    let named = text.replace(/[$`\\"]/g, (sign) => `\\${sign}`)
    for (const [value, word] of names) {
      if (!named.includes(value)) continue
      variables[word.toUpperCase()] = value
      named = named.replaceAll(value, `$${word.toUpperCase()}`)
    }
    return named
  }
}

function addressOf({ operation, params, query }: Call, name: (text: string) => string): string[] {
  let place = 0
  const path = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(params[place++]!))
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
    return [`-H "${text}$${variable}"`]
  })
}

/** A body with variables is a here-document, since the shell fills in none between single quotes. */
function contentOf({ body, file, operation }: Call, name: (text: string) => string): string[] {
  if (file) return [`-F "${operation.fileField}=@${file.name};type=${file.type}"`]
  if (body === undefined || Object.keys(body as object).length === 0) return []
  const json = JSON.stringify(body, null, 2)
  const type = `-H "Content-Type: application/json"`
  // Quotes need no backslash in a here-document, and would keep one.
  const named = name(json).replaceAll('\\"', '"')
  return named === json
    ? [type, `-d '${json.replaceAll("'", "'\\''")}'`]
    : [type, `-d @- <<JSON\n${named}\nJSON`]
}
