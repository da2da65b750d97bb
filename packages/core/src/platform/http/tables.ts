import { entity } from "../query/entity.ts"

/** An idempotent request and its response, so that repeating the request has no second effect. */
export const IdempotencyKey = entity({
  name: "IdempotencyKey",
  table: "idempotency_key",
  idPrefix: "ikey",
  about: "An idempotent request and its response, so that repeating the request has no second effect.",
  columns: {
    idempotency_key: "The value of the `Idempotency-Key` header; unique.",
    locked_at: "The time at which a request locked the key; null while no request is working on it.",
    request_method: "The HTTP method.",
    request_params: "The body and the parameters of the request.",
    request_path: "The path of the request.",
    response_code: "The HTTP status of the response.",
    response_body:
      "The result of the last finished stage until the response is stored; for rows of a v1 database, the response body.",
    recovery_point: "The last stage that finished: `started` at first, `finished` at the end.",
    fingerprint: "A hash of the request, used to refuse a different request with the same key.",
    response_text: "The text of the response, byte for byte.",
  },
  hidden: ["fingerprint", "response_text"],
})

/** The number of attempts, such as sign-ins, within a window of time. */
export const RateLimit = entity({
  name: "RateLimit",
  table: "rate_limit",
  about:
    "The number of attempts, such as sign-ins, within one minute. A job deletes rows whose window started more than an hour " +
    "ago, once a day.",
  columns: {
    key:
      "What is counted, and the network address of the caller, separated by colons, as in " +
      "`login:admin:ada@example.com:203.0.113.7`. An IPv6 address is replaced by its /64 network.",
    window_start: "When the window of one minute started. The first attempt after its end starts a new one.",
    count: "The number of attempts in the window, including rejected ones.",
  },
})

/** A lock that `lockService` holds, until its lease ends. */
export const LockLease = entity({
  name: "LockLease",
  table: "lock_lease",
  about:
    "A lock that `lockService` holds. Releasing the lock deletes the row; a job deletes rows of processes that died, once a day.",
  columns: {
    key: "What is locked.",
    token: "A random text that only the holder of the lock knows.",
    expires_at: "When the lease ends, unless its holder renews it; afterwards the lock is free.",
  },
})

/** How often requests met a difference from v1 that a setting of `v1Compatibility` ends. */
export const MetDifference = entity({
  name: "MetDifference",
  table: "met_difference",
  about:
    "How many requests got a response that differs from v1, for each setting of `v1Compatibility` that restores v1's behavior. `stheno doctor` shows the numbers. Servers count in memory and add their numbers once a minute.",
  columns: {
    setting: "The name of the setting that restores v1's behavior.",
    count: "The number of requests that met the difference.",
    first_met_at: "The time at which a server first stored a number.",
    last_met_at: "The time at which a server last stored a number.",
  },
})

/** A marker that a table was written to, which invalidates cached responses and row counts of lists. */
export const TableChange = entity({
  name: "TableChange",
  table: "table_change",
  about: "A marker that a table was written to, which invalidates cached responses and row counts of lists.",
  columns: {
    relation: "The name of the table, or of a group of tables.",
    token: "A random number; the sum of a table's tokens identifies the state of the table.",
  },
})
