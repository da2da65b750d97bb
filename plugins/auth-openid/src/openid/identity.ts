/** Who signed in, according to a provider. */
export interface Identity {
  /** the provider's ID of the person, which never changes */
  readonly subject: string
  /** the address in lower case, if the provider has verified it */
  readonly verifiedEmail: string | undefined
  readonly firstName: string | undefined
  readonly lastName: string | undefined
}

/** Claims of an ID token or of the userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>

const textOf = (value: unknown) =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined

/** The identity in claims. `email_verified` is a text at some providers. */
export function identityOf(subject: string, claims: Claims): Identity {
  const isVerified = claims["email_verified"] === true || claims["email_verified"] === "true"
  const email = isVerified ? textOf(claims["email"])?.toLowerCase() : undefined
  return { subject, verifiedEmail: isAddress(email) ? email : undefined, ...nameOf(claims) }
}

/** Names of people, from parts or from a whole name. */
export function nameOf(claims: Claims): Pick<Identity, "firstName" | "lastName"> {
  const [first, ...rest] = (textOf(claims["name"]) ?? "").split(/\s+/)
  return {
    firstName: textOf(claims["given_name"]) ?? textOf(first),
    lastName: textOf(claims["family_name"]) ?? textOf(rest.join(" ")),
  }
}

/** Whether a text can be the address of an account. */
export function isAddress(text: string | undefined): boolean {
  return text !== undefined && text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
