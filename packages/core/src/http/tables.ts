import { entity } from "../query/entity.ts"

/** A request that may be sent again without taking effect twice, and its answer. */
export const IdempotencyKey = entity({
  name: "IdempotencyKey",
  table: "idempotency_key",
  idPrefix: "ikey",
  about: "A request that may be sent again without taking effect twice, and its answer.",
  columns: {
    idempotency_key: "The key the client sent; unique.",
    locked_at: "When work on it began; null when nobody works on it.",
    request_method: "The HTTP method.",
    request_params: "The body and parameters.",
    request_path: "The path.",
    response_code: "The status that was answered.",
    response_body: "What a stage of the work came to, until it is answered; on rows that v1 wrote, the body.",
    recovery_point: "How far the work got; `started` and `finished` are the ends.",
    fingerprint: "A hash of the request, to refuse another request with the same key.",
    response_text: "The answer's text, byte for byte.",
  },
  hidden: ["fingerprint", "response_text"],
})

/** Counts attempts, e.g. to sign in, in a window of time. */
export const RateLimit = entity({
  name: "RateLimit",
  table: "rate_limit",
  about: "Counts attempts, e.g. to sign in, in a window of time.",
  columns: {
    key: "What is counted.",
    window_start: "When the window began.",
    count: "Attempts in the window.",
  },
})
