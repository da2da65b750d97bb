import os from "node:os"
import { describe, expect, it } from "vitest"
import { databaseUrlOf } from "./database-url.ts"

describe("the URL of a database", () => {
  it("is put together from its parts", () => {
    const parts = { host: "db.test", port: "5433", user: "ada", password: "s3cret", database: "lamps" }
    expect(databaseUrlOf(parts, "my-shop")).toBe("postgres://ada:s3cret@db.test:5433/lamps")
  })

  it("takes the ways of PostgreSQL's own programs where a part is not said", () => {
    const user = encodeURIComponent(os.userInfo().username)
    expect(databaseUrlOf({ password: "x" }, "my-shop")).toBe(`postgres://${user}:x@localhost:5432/my-shop`)
    expect(databaseUrlOf({ user: "ada" }, "my-shop")).toBe("postgres://ada@localhost:5432/my-shop")
  })

  it("keeps what a URL would read otherwise", () => {
    const parts = { user: "a@b", password: "p:/?#%", database: "my shop" }
    const url = new URL(databaseUrlOf(parts, "x"))
    expect([url.username, url.password, url.pathname, url.hostname].map(decodeURIComponent)).toEqual([
      "a@b",
      "p:/?#%",
      "/my shop",
      "localhost",
    ])
    expect(databaseUrlOf({ user: "ada", host: "::1" }, "x")).toBe("postgres://ada@[::1]:5432/x")
    expect(databaseUrlOf({ user: "ada", host: "/run/pg" }, "x")).toBe(
      "postgres://ada@localhost:5432/x?host=%2Frun%2Fpg",
    )
  })

  it.each(["0", "65536", "x", "5432x", ""])("is refused with the port %j", (port) => {
    expect(() => databaseUrlOf({ port }, "x")).toThrow("--db-port must be a whole number from 1 to 65535.")
  })
})
