import { meaningOfParameter } from "@stheno/core/internal/platform/http/path-words.ts"
import type { Method } from "./model.ts"

/**
 * Writes the comment of a method from what its operation says of itself.
 * @param pageOf for the iterator over a list: the property that holds the items
 */
export function docblock(method: Method, pageOf?: string): string {
  const { operation } = method
  const lines = [
    pageOf
      ? `Iterates over all ${pageOf.replaceAll("_", " ")} and requests the pages as they are needed. ${operation.about ?? ""}`.trim()
      : [operation.summary, operation.about].filter(Boolean).join(" "),
    "",
    ...parameters(method, pageOf),
    `@returns ${pageOf ? `the items of \`${pageOf}\` one by one, from an \`AsyncGenerator\`` : returned(method)}`,
    ...errorLines(method),
    "@since 0.1.0",
  ]
  return ["/**", ...lines.map((line) => ` * ${line.replaceAll("*/", "*\\/")}`.trimEnd()), " */"].join("\n")
}

/** What a parameter of the path is. */
export function pathParameter(
  { operation: { path }, pathNames }: Pick<Method, "operation" | "pathNames">,
  at: number,
): string {
  return meaningOfParameter(path, at) ?? `the path parameter \`{${pathNames[at]}}\` of \`${path}\``
}

function parameters(method: Method, pageOf: string | undefined): string[] {
  const { entry, pathNames, query } = method
  const isQueryOwn = Boolean(pageOf ?? entry.query)
  return [
    ...pathNames.map((name, at) => `@param ${name} ${pathParameter(method, at)}`),
    ...(entry.files ? ["@param files one file or a list of files"] : []),
    ...(entry.body ? [`@param payload the request body, {@link ${entry.body.replace("?", "")}}`] : []),
    ...(isQueryOwn
      ? [
          "@param query the query parameters of the operation: filters, the page, and the fields and relations to return",
        ]
      : []),
    "@param customHeaders additional headers of the request",
    query && !isQueryOwn
      ? "@param options the signal, timeout, retries, idempotency key and `query` of the request"
      : "@param options the signal, timeout, retries and idempotency key of the request",
  ]
}

function returned({ operation }: Method): string {
  if (operation.response.kind !== "json") return "an object with the response's metadata in `response` only"
  return `\`{ ${Object.keys(operation.response.properties).join(", ")} }\``
}

function errorLines({ operation, pathNames, body, query, entry }: Method): string[] {
  const { access, refusals: rare } = operation
  const hasInput = body !== undefined || query !== undefined || entry.files === true
  return [
    ...(access === "admin" ? ["@throws SthenoError `unauthorized` (401) when no user is signed in"] : []),
    ...(access === "customer"
      ? ["@throws SthenoError `unauthorized` (401) when no customer is signed in"]
      : []),
    ...(rare.includes(401)
      ? ["@throws SthenoError `unauthorized` (401) when the credentials or the token are not valid"]
      : []),
    ...(hasInput
      ? [
          "@throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property",
        ]
      : []),
    ...(pathNames.length > 0
      ? ["@throws SthenoError `not_found` (404) when the resource in the path does not exist"]
      : []),
    ...(operation.method === "GET"
      ? []
      : [
          "@throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request",
        ]),
    ...(rare.includes(429) ? ["@throws SthenoError with status 429 after too many attempts"] : []),
  ]
}
