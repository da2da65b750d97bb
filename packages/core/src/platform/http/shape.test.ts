import { describe, expect, test } from "vitest"
import {
  bool,
  check,
  choice,
  dateRange,
  email,
  integer,
  list,
  inOrder,
  listQuery,
  number,
  optional,
  oneOrMany,
  queryFlag,
  record,
  shape,
  text,
  texts,
} from "./shape.ts"

const message = (schema: Parameters<typeof check>[0], input: unknown) => {
  const result = check(schema, input)
  return "message" in result ? result.message : `accepted ${JSON.stringify(result.value)}`
}

describe("shapes speak v1's words", () => {
  test("all rules of a missing property, in their order", () => {
    const login = shape({ email: email("isNotEmpty", "isEmail"), password: text("isNotEmpty", "isString") })
    expect(message(login, {})).toBe(
      "email should not be empty, email must be an email, password should not be empty, password must be a string",
    )
    expect(message(login, { email: "x", password: "y" })).toBe("email must be an email")
    expect(message(login, { email: "a@b.co", password: "" })).toBe("password should not be empty")
  })

  test("of an object that is missing, null or something else", () => {
    const s = shape({ rule: shape({ title: text() }, "isNotEmpty") })
    const notObject = "nested property rule must be either object or array"
    expect(message(s, {})).toBe("rule should not be empty")
    expect(message(s, { rule: null })).toBe(`rule should not be empty, ${notObject}`)
    expect(message(s, { rule: "x" })).toBe(notObject)
    expect(message(s, { rule: { title: "x" } })).toBe('accepted {"rule":{"title":"x"}}')
  })

  test.each([
    ...["ada@example.com", "a!#$%&'*+/=?^_`{|}~-b@sub.example.co.uk", "ada@ex--ample.com", "ada@1.com"],
    ...[
      "ada@xn--bcher-kva.ch",
      "ada@bücher.ch",
      "я@example.рф",
      "ada@😀.com",
      `${"x".repeat(64)}@example.com`,
    ],
    `a@${"b".repeat(63)}.com`,
    ...[
      '"ada byron"@example.com',
      '"a..b"@example.com',
      '"a, b"@example.com',
      '"a\\"b"@example.com',
      '""@example.com',
    ],
  ])("%s is an email address, as in v1", (address) => {
    expect(message(email(), address)).toBe(`accepted ${JSON.stringify(address)}`)
  })

  test.each([
    ...["a..b@example.com", ".a@example.com", "a.@example.com", "a@example..com", "ada@example.com."],
    ...["ada@exa_mple.com", "ada@exam%ple.com", "ada@a+b.com", "ada@-example.com", "ada@example-.com"],
    ...[
      "ada@example.c",
      "ada@example.c0m",
      "ada@example.123",
      "ada@[127.0.0.1]",
      "ada@localhost",
      "ada@@b.com",
    ],
    ...["a\\b@example.com", "😀@example.com", "ada@exa＿mple.com", "a b@example.com", "ada@example.com\n"],
    ...[`${"x".repeat(65)}@example.com`, `a@${"b".repeat(64)}.com`, `a@${"b.".repeat(127)}com`],
    ...[
      '"a"b"@example.com',
      '"a"b@example.com',
      'a"b@example.com',
      '"a b@example.com',
      '"a b"@example',
      '"a\\"@example.com',
    ],
    `"${"x".repeat(63)}"@example.com`,
  ])("%s is not an email address, as in v1", (address) => {
    expect(message(shape({ email: email() }), { email: address })).toBe("email must be an email")
  })

  test.each([
    '"a@b.com"@example.com',
    '"a <b>"@example.com',
    '"a\\@b"@example.com',
    '"a\nb"@example.com',
    '"\u007f"@example.com',
  ])("%j is not an email address, unlike in v1", (address) =>
    expect(message(shape({ email: email() }), { email: address })).toBe("email must be an email"),
  )

  test("an object instead of a list is also checked as an entry of it, as in v1", () => {
    const items = shape({ items: list(shape({ id: text("isNotEmpty", "isString") })) })
    expect(message(items, { items: {} })).toBe(
      "items must be an array, id should not be empty, id must be a string",
    )
    expect(message(items, { items: { id: "a" } })).toBe("items must be an array")
    expect(message(items, { items: "a" })).toBe(
      "items must be an array, each value in nested property items must be either object or array",
    )
  })

  test("unknown properties come first, each once", () => {
    expect(message(shape({ title: text() }), { a: 1, title: 2, b: 3 })).toBe(
      "property a should not exist, property b should not exist, title must be a string",
    )
    expect(message(shape({ title: text() }), [1, 2])).toBe(
      "property 0 should not exist, property 1 should not exist",
    )
    expect(message(shape({ title: optional(text()) }), [])).toBe(
      "an unknown value was passed to the validate function",
    )
    expect(message(shape({ title: optional(text()) }), {})).toBe("accepted {}")
    expect(message(list(text()), [])).toBe("accepted []")
  })

  test("lists: missing, of wrong entries, nested", () => {
    const s = shape({ tags: texts(), images: list(text()), options: list(shape({ title: text() })) })
    expect(message(s, { images: "x", tags: ["a", 1], options: ["x"] })).toBe(
      "each value in tags must be a string, images must be an array, each value in nested property options must be either object or array",
    )
    expect(message(s, { images: [], options: [] })).toBe(
      "each value in tags must be a string, tags must be an array",
    )
    expect(message(s, { images: [], tags: [], options: [{}] })).toBe("title must be a string")
    expect(message(s, { images: [], tags: [], options: [{}, { a: 1, title: 2 }, {}], b: 1 })).toBe(
      "property b should not exist, title must be a string, property a should not exist, " +
        "title must be a string, title must be a string",
    )
  })

  test("what several entries of a list or several checks have in common is said once", () => {
    const words = ["a", "b"] as const
    const each = { each: { oneOf: words } }
    const s = shape({ states: list(choice(words, each), each), title: text("isNotEmpty", "isString") })
    expect(message(s, { states: ["x", "y"], title: [] })).toBe(
      "each value in states must be one of the following values: a, b, title must be a string",
    )
    expect(message(s, { states: ["a", "b"], title: "t" })).toContain("accepted")
  })

  test("a list of objects that is something else gets a second sentence, a missing one does not", () => {
    const s = shape({ rows: list(shape({ id: text() })), words: list(text()) })
    expect(message(s, { rows: "x", words: "x" })).toBe(
      "rows must be an array, each value in nested property rows must be either object or array, words must be an array",
    )
    expect(message(s, { words: ["x"] })).toBe("rows must be an array")
    expect(message(s, { rows: [{ id: "a" }], words: [] })).toBe('accepted {"rows":[{"id":"a"}],"words":[]}')
  })

  test("numbers, flags, objects, choices", () => {
    const s = shape({
      quantity: integer({ min: 1 }, "isInt"),
      rate: number(),
      on: bool(),
      metadata: optional(record()),
      status: choice(["draft", "published"]),
    })
    expect(message(s, { quantity: 0, rate: "1", on: "yes", metadata: [], status: "gone" })).toBe(
      "quantity must not be less than 1, rate must be a number conforming to the specified constraints, " +
        "on must be a boolean value, metadata must be an object, status must be one of the following values: draft, published",
    )
    expect(message(s, { quantity: 2, rate: 1.5, on: true, metadata: null, status: "draft" })).toBe(
      'accepted {"quantity":2,"rate":1.5,"on":true,"metadata":null,"status":"draft"}',
    )
  })

  test("the order of the properties is the order of what is wrong", () => {
    const s = shape(inOrder(["limit", "expand"], { ...listQuery(20), id: optional(text()) }))
    expect(message(s, { id: 1, order: 2, expand: 3, limit: "x" })).toBe(
      "limit must be a number conforming to the specified constraints, " +
        "expand must be a string, order must be a string, id must be a string",
    )
    expect(message(s, { id: "a", limit: "2" })).toBe('accepted {"limit":2,"offset":0,"id":"a"}')
  })

  test("query strings", () => {
    const s = shape({
      ...listQuery(50),
      id: optional(oneOrMany()),
      is_giftcard: queryFlag(),
      created_at: optional(dateRange()),
    })
    expect(message(s, { limit: "" })).toBe('accepted {"offset":0,"limit":0}')
    expect(message(s, { limit: "x" })).toBe("limit must be a number conforming to the specified constraints")
    expect(message(s, { created_at: { gt: "yesterday-ish" } })).toBe("gt must be a Date instance")
    expect(message(s, { created_at: { lt: "1767225600.5", gt: "1767225600", gte: "2026-01-01" } })).toBe(
      'accepted {"offset":0,"limit":50,"created_at":{"lt":"2026-01-01T00:00:00.500Z","gt":"2026-01-01T00:00:00.000Z","gte":"2026-01-01T00:00:00.000Z"}}',
    )
    expect(message(s, { created_at: { gt: "1".repeat(30) } })).toBe("gt must be a Date instance")
    expect(message(s, { id: "a", is_giftcard: "maybe" })).toBe('accepted {"offset":0,"limit":50,"id":["a"]}')
  })

  test("flags of query strings", () => {
    const s = shape({ exact: queryFlag(), any: queryFlag("any case") })
    expect(message(s, { exact: "true", any: "False" })).toBe('accepted {"exact":true,"any":false}')
    expect(message(s, { exact: "TRUE", any: "undefined" })).toBe("accepted {}")
    expect(message(s, { exact: "null", any: "NULL" })).toBe('accepted {"exact":null,"any":null}')
  })
})

test("as in v1, a list instead of an object gets the complaint for each of its entries", () => {
  const bounds = shape({ created_at: optional(shape({ gt: optional(text()) })) })
  const message = "nested property created_at must be either object or array"
  expect(check(bounds, { created_at: { gt: "2026-01-01" } })).toEqual({
    value: { created_at: { gt: "2026-01-01" } },
  })
  expect(check(bounds, { created_at: ["2026-01-01"] })).toEqual({ message })
  expect(check(bounds, { created_at: ["2026-01-01", "2027-01-01"] })).toEqual({
    message: `${message}, ${message}`,
  })
})
