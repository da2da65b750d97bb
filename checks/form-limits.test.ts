import { join } from "node:path"
import { expect, test } from "vitest"
import { patterns } from "@stheno/core/internal/platform/http/rules.ts"
import { isEmail } from "@stheno/admin/internal/app/kit/email.ts"
import { methodsOf } from "@stheno/codegen/operations/model.ts"
import { looserThanShape, sentFields, type Limits } from "./form-limits.ts"
import { isWrittenSource, readSources, type SourceFile } from "./source-files.ts"

const methods = methodsOf("admin").flatMap(({ resource, name, pathNames, body }) =>
  body ? [{ method: `${resource}.${name}`, bodyAt: pathNames.length, body }] : [],
)
const bodies = new Map<string, Limits>(methods.map(({ method, body }) => [method, body]))

const forms = readSources(join(import.meta.dirname, ".."), isWrittenSource).filter(({ path }) =>
  path.startsWith("packages/admin/src/app/"),
)

function looser(sources: readonly SourceFile[]): string[] {
  return sentFields(sources, methods).flatMap((sent) =>
    looserThanShape(sent, bodies.get(sent.method) ?? {}).map(
      (problem) => `${sent.file}: ${sent.method} ${sent.property} ${problem}`,
    ),
  )
}

test("no form of the dashboard accepts what its operation rejects", () => {
  expect(looser(forms)).toEqual([])
})

test("the forms of the dashboard are found, with what they send", () => {
  const sent = sentFields(forms, methods)
  console.log(`${sent.length} properties are compared`)
  expect(sent.length).toBeGreaterThan(200)
  const names = sent.map(({ method, property, field }) => `${method} ${property} ${field.kind}`)
  expect(names).toEqual(
    expect.arrayContaining([
      "taxRates.create rate number",
      "draftOrders.addLineItem unit_price money",
      "regions.create payment_providers checks",
      "returnReasons.create value text",
    ]),
  )
})

test("a form that accepts more than its operation is found", () => {
  const form = (fields: string, body: string) => [
    {
      path: "form.tsx",
      text: `const dialog = <FormDialog fields={[${fields}]} send={(client, values) => ${body}} />`,
    },
  ]
  const addItem = "client.admin.draftOrders.addLineItem(draft.id, { quantity: Number(values.quantity) })"
  const quantity = (more: string) => `{ name: "quantity", kind: "number"${more} }`
  expect(looser(form(quantity(", isWhole: true, required: true"), addItem))).toEqual([])
  expect(looser(form(quantity(", required: true"), addItem))).toEqual([
    "form.tsx: draftOrders.addLineItem quantity must be whole",
    "form.tsx: draftOrders.addLineItem quantity must be smaller",
  ])
  expect(looser(form(quantity(", isWhole: true"), addItem))).toEqual([
    "form.tsx: draftOrders.addLineItem quantity is required",
  ])
  const invite = "client.admin.invites.create({ user: values.user, role: values.role })"
  const role = '{ name: "role", kind: "select", required: true }'
  expect(looser(form(`{ name: "user", kind: "email", required: true }, ${role}`, invite))).toEqual([])
  expect(looser(form(`{ name: "user", kind: "text", required: true }, ${role}`, invite))).toEqual([
    "form.tsx: invites.create user must match a pattern",
  ])
  const named = '{ name: "title", kind: "text", required: true }'
  const option = "client.admin.products.addOption(product.id, { title: values.title.trim() })"
  expect(looser(form(named, option))).toEqual([])
})

test.each([
  ["ada@example.com", true],
  [" ada.b+shop@mail.example.co.uk ", true],
  ["jürgen@müller.example", true],
  ["ada@localhost", false],
  ["ada@example.c", false],
  ["ada..b@example.com", false],
  ["ada(b)@example.com", false],
  ["ada@-example.com", false],
  ["ada lovelace@example.com", false],
  ["ada@example@example.com", false],
  [`${"a".repeat(65)}@example.com`, false],
])("the address %j is one or not, as for the API", (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
  expect(patterns.email.test(text.trim())).toBe(isOne)
})
