/** What is used of the package: it takes Node's own requests and answers, while its published types want Express. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http"

  export default function compression(options?: {
    /** bytes below which an answer is sent as it is */
    threshold?: number
  }): (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
}
