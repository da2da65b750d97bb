/**
 * The email address in the token of a link that a mail held. It is read, not trusted: the server checks the token.
 * @returns undefined where the token holds none
 */
export function emailOfToken(token: string): string | undefined {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")
    const body: unknown = JSON.parse(atob(part))
    if (typeof body !== "object" || body === null) return undefined
    const email: unknown = Reflect.get(body, "email") ?? Reflect.get(body, "user_email")
    return typeof email === "string" ? email : undefined
  } catch {
    return undefined
  }
}
