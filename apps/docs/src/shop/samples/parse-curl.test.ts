import { describe, expect, it } from "vitest"
import { commandsIn, CurlError, parseCurl, readBy } from "./parse-curl.ts"

const read = (command: string) =>
  parseCurl(command, {
    variable: (name) => `<${name}>`,
    file: (name) => new File(["text"], name, { type: "text/csv" }),
  })

describe("a command of curl", () => {
  it("without options reads", () => {
    expect(read('curl "http://localhost:9000/store/carts/$CART_ID"')).toEqual({
      url: "http://localhost:9000/store/carts/<CART_ID>",
      init: { method: "GET", headers: [] },
    })
  })

  it("between single quotes is what it is, over several lines", () => {
    const command = `curl -X POST "http://localhost:9000/a" \\
  -H "Authorization: Bearer $TOKEN" \\
  -d '{ "note": "It'\\''s $5" }'`
    expect(read(command).init).toEqual({
      method: "POST",
      headers: [["Authorization", "Bearer <TOKEN>"]],
      body: `{ "note": "It's $5" }`,
    })
  })

  it("reads a here-document with its variables, without the ends of its lines", () => {
    const command = `curl "http://localhost:9000/a" -d @- <<JSON\n{\n  "id": "$ID", "price": "\\$5", "said": "\\\\"yes\\\\""\n}\nJSON`
    expect(read(command).init).toMatchObject({
      method: "POST",
      body: `{  "id": "<ID>", "price": "$5", "said": "\\"yes\\""}`,
    })
  })

  it("encodes a query", () => {
    expect(read(`curl -G "http://localhost:9000/a" --data-urlencode "created_at[gt]=$DAY & more"`)).toEqual({
      url: "http://localhost:9000/a?created_at[gt]=%3CDAY%3E%20%26%20more",
      init: { method: "GET", headers: [] },
    })
  })

  it("sends a file", () => {
    const { init } = read(`curl -X POST "http://localhost:9000/a" -F "files=@a.csv;type=text/csv"`)
    expect((init.body as FormData).get("files")).toMatchObject({ name: "a.csv", type: "text/csv" })
  })

  it("with an option that is not known is refused, and so is another program", () => {
    expect(() => read("curl --proxy http://localhost:1 http://localhost:9000/a")).toThrow(CurlError)
    expect(() => read("wget http://localhost:9000/a")).toThrow(CurlError)
  })
})

it("takes a script apart, and names what its commands read", () => {
  const script = `curl "http://localhost:9000/a"\n\ncurl -X POST "http://localhost:9000/b/$ID" \\\n  -H "Authorization: Bearer $TOKEN"\n`
  expect(commandsIn(script)).toHaveLength(2)
  expect(commandsIn(script).map(readBy)).toEqual([
    { variables: [], files: [] },
    { variables: ["ID", "TOKEN"], files: [] },
  ])
  const set = `ID="reg_…" # regions[].id in the response of GET /store/regions`
  expect(commandsIn(script.replace("\n\n", `\n\n${set}\n\n`))).toEqual(commandsIn(script))
  expect(readBy("curl http://localhost:9000/a --form files=@a.png").files).toEqual(["a.png"])
})
