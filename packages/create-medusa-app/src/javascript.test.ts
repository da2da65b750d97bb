import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, it, vi } from "vitest"
import type { BodyTo } from "@stheno/testing/reply.ts"
import { expect } from "@stheno/testing/expect.ts"
import { openWorkplace, succeed, type Started, type Workplace } from "./testing/workplace.ts"

// Packing and installing take most of a minute, on two cores that others use as well.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const soon = { timeout: 60_000, interval: 50 }

let place: Workplace
let project: string
let server: Started

beforeAll(async () => {
  place = await openWorkplace()
  project = path.join(place.folder, "script-shop")
})
afterAll(() => (place as Workplace | undefined)?.close())

const sources = () => fs.readdirSync(path.join(project, "src"), { recursive: true, encoding: "utf8" })

/** Saves a file with some words exchanged, as an editor does. */
function edit(file: string, from: string, to: string) {
  const place = path.join(project, file)
  const text = fs.readFileSync(place, "utf8")
  expect(text).toContain(from)
  fs.writeFileSync(place, text.replace(from, to))
}

/** A review, as the endpoints of the template return it. */
interface Reviews {
  readonly review: object
  readonly best: number
}

async function call<Body = Reviews>(route: string, body?: object) {
  const response = await fetch(`${server.url}${route}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

async function review() {
  const { body } = await call<BodyTo<"GET", "/store/products">>("/store/products")
  return { product_id: body.products[0].id, rating: 5, text: "It lies flat." }
}

it("is written in JavaScript, with a file of types for editors and the check", async () => {
  const words = ["script-shop", "--javascript", "--yes", "--seed", "--no-start", "--plugin", "wishlist"]
  const text = await succeed(place.create(...words, "--packages", place.tarballs))
  expect(text).toContain("/store/reviews is the endpoint in src/api/store/reviews/route.js")
  expect(sources().filter((file) => file.endsWith(".ts"))).toEqual([])
  expect(fs.existsSync(path.join(project, "types.d.ts"))).toBe(true)
  expect(fs.existsSync(path.join(project, "tsconfig.json"))).toBe(false)
  expect(fs.readFileSync(path.join(project, "README.md"), "utf8")).not.toMatch(/\.ts\b/)
  const manifest = JSON.parse(fs.readFileSync(path.join(project, "package.json"), "utf8")) as {
    scripts: Record<string, string>
  }
  expect(Object.keys(manifest.scripts)).toEqual(["dev", "start", "seed", "test", "types", "lint"])
})

it("has a test, lint and types that pass, as in TypeScript", async () => {
  const npm = (...words: string[]) => place.run("npm", words, project)
  expect(await npm("test")).toEqual({ status: 0, text: expect.stringMatching(/Tests +.*2 passed/) })
  expect(await npm("run", "lint")).toMatchObject({ status: 0 })
  expect(await npm("run", "types")).toMatchObject({ status: 0 })
})

it("starts with its endpoint, service, model, subscriber and loader", async () => {
  server = await place.develop(project)
  expect(server.output()).not.toContain("Skipped")
  // The endpoint of the plugin that --plugin has added
  expect(await call("/store/wishlists/none")).toMatchObject({
    status: 404,
    body: { message: "Invalid token" },
  })
  expect(server.output()).toContain("Hello from the loader say-hello")
  const written = await review()
  expect(await call("/store/reviews", written)).toMatchObject({ status: 200, body: { review: written } })
  expect((await call("/store/reviews", { ...written, rating: 6 })).status).toBe(400)
  expect((await call("/store/reviews", { ...written, product_id: "prod_none" })).status).toBe(404)
  const { body } = await call("/store/reviews?expand=product")
  expect(body).toMatchObject({ count: 1, reviews: [{ ...written, product: { id: written.product_id } }] })
  await vi.waitFor(() => expect(server.output()).toContain("A product was reviewed"), soon)
})

it("takes on what is saved: job, subscriber, service, endpoint and model", async () => {
  edit("src/jobs/count-reviews.js", '"0 6 * * *"', '"*/2 * * * * *"')
  await vi.waitFor(() => expect(server.output()).toContain("Reviews so far"), soon)
  edit("src/jobs/count-reviews.js", "Reviews so far", "Reviews by now")
  await vi.waitFor(() => expect(server.output()).toContain("Reviews by now"), soon)

  edit("src/subscribers/review-created.js", "A product was reviewed", "Somebody said something")
  edit("src/services/review.js", "...input }", "...input, text: input.text.toUpperCase() }")
  const written = await review()
  await vi.waitFor(async () => {
    const { body } = await call("/store/reviews", written)
    expect(body.review).toMatchObject({ text: "IT LIES FLAT." })
  }, soon)
  await vi.waitFor(() => expect(server.output()).toContain("Somebody said something"), soon)

  edit("src/api/store/reviews/route.js", "return { reviews: rows,", "return { reviews: rows, best: 5,")
  await vi.waitFor(async () => expect((await call("/store/reviews")).body.best).toBe(5), soon)

  edit("src/models/review.js", '{ product: one("Product", "product_id") }', "{}")
  edit("src/api/store/reviews/route.js", '["product"]', "[]")
  await vi.waitFor(async () => expect((await call("/store/reviews?expand=product")).status).toBe(400), soon)
  expect((await call("/store/reviews")).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

it("is well, by its own doctor", async () => {
  const { status, text } = await place.stheno(project, ["doctor"])
  expect([status, text]).toEqual([0, expect.stringContaining("No problems found.")])
})
