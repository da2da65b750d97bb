/**
 * Keeps the cookies of one server where the platform does not: in Node and in workers. Browsers neither show
 * `Set-Cookie` nor let anybody set `Cookie`, so that nothing happens there.
 */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  /** Value of the `Cookie` header; undefined while there is none. */
  header(): string | undefined {
    if (this.#cookies.size === 0) return undefined
    return Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join("; ")
  }

  /** Takes over what an answer sets and drops what it takes back. */
  keep(headers: Headers): void {
    const list: string[] = typeof headers.getSetCookie === "function" ? headers.getSetCookie() : []
    for (const line of list) {
      const [, name, value] = /^\s*([^=;\s]+)\s*=\s*([^;]*)/.exec(line) ?? []
      if (!name) continue
      if (!value?.trim() || isOver(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value.trim())
    }
  }
}

function isOver(line: string): boolean {
  const [, age] = /;\s*max-age\s*=\s*(-?\d+)/i.exec(line) ?? []
  if (age !== undefined) return Number(age) <= 0
  const [, date] = /;\s*expires\s*=\s*([^;]+)/i.exec(line) ?? []
  return date !== undefined && Date.parse(date) <= Date.now()
}
