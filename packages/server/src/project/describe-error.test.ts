import { z } from "@stheno/core"
import { expect, it } from "vitest"
import { describeError } from "./describe-error.ts"

const directory = "/shop"
const failing = (...places: string[]) =>
  Object.assign(new Error("no fuel"), {
    stack: ["Error: no fuel", ...places.map((place) => `    at run (${place}:7:1)`)].join("\n"),
  })

it("names the project's own line, not one of a package below it", () => {
  const error = failing(
    "/shop/node_modules/@stheno/core/dist/index.js",
    "/shop/src/services/a.ts",
    "/other/b.ts",
  )
  expect(describeError(error, "/shop/src/loaders/l.ts", directory).file).toBe("src/services/a.ts:7")
})

it("names a plugin's own line where the file is a plugin's", () => {
  const error = failing("/shop/node_modules/pg/lib/a.js", "/shop/node_modules/@me/plugin/dist/jobs/a.js")
  const file = "/shop/node_modules/@me/plugin/dist/jobs/main.js"
  expect(describeError(error, file, directory).file).toBe("node_modules/@me/plugin/dist/jobs/a.js:7")
})

it("names the file where no line is known", () => {
  expect(describeError(failing("/other/b.ts"), "/shop/src/jobs/j.ts", directory).file).toBe("src/jobs/j.ts")
})

it("lists the options of a plugin that its schema rejects", () => {
  const options = z.object({ api_key: z.string(), capture: z.boolean().optional() })
  const { error } = options.safeParse({ capture: "yes" })
  expect(describeError(error, "/shop/node_modules/@stheno/payment-x/dist/providers/x.js", directory)).toEqual(
    {
      file: "node_modules/@stheno/payment-x/dist/providers/x.js",
      message:
        "Wrong options of the plugin: api_key: it is missing; capture: invalid input: expected boolean, received string.",
      remedy: "Correct them in the configuration file, or set the environment variables that it reads.",
    },
  )
})
