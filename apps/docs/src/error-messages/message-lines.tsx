/** Every message that an error can have, one below the other. */
export function MessageLines({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return "Depends on the request"
  if (messages.length < 2) return messages[0]
  return messages.map((message) => <div key={message}>{message}</div>)
}
