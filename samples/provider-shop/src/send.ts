// region send
/** A message in the form that the service behind MAIL_API accepts. */
export interface Message {
  readonly to: string
  readonly template: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Throws when the service does not take the message: the event is then delivered again. */
export async function send(message: Message): Promise<void> {
  const response = await fetch(process.env["MAIL_API"]!, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  })
  if (!response.ok)
    throw new Error(`The mail service responded with ${response.status}`)
}
// endregion
