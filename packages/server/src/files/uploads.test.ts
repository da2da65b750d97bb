import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createLocalFiles, type LocalFiles } from "./local-files.ts"
import { serveUploads } from "./serve-files.ts"

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-files-"))
let clock = 1_000_000
let files: LocalFiles
let server: http.Server
let base = ""

beforeAll(async () => {
  server = http.createServer((incoming, outgoing) => {
    if (!serveUploads(files)(incoming, outgoing)) outgoing.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  files = createLocalFiles({ directory, baseUrl: base, secret: "a secret", now: () => clock })
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  fs.rmSync(directory, { recursive: true })
})

const upload = (name: string, content: string, isProtected = false) =>
  files.upload({ name, type: "text/plain", bytes: Buffer.from(content), isProtected })

/** Sends the path as it is: fetch would tidy it up first. */
function rawStatus(target: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get({ ...addressOf(base), path: target }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on("error", reject)
  })
}

function addressOf(url: string): { hostname: string; port: string } {
  const { hostname, port } = new URL(url)
  return { hostname, port }
}

it("serves an uploaded file at the URL it hands out", async () => {
  const { url, key } = await upload("Größe & note.txt", "hello")
  expect(key).toMatch(/^file_[0-9A-Z]{26}-Gro-e-note\.txt$/)
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    200,
    "text/plain",
    "hello",
  ])
})

it("makes every file inert, and offers types that could run scripts for saving", async () => {
  const { url } = await upload("logo.svg", "<svg onload='alert(1)'/>")
  const { headers } = await fetch(url)
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("content-disposition")).toBe("attachment")
  // Pages show it as a picture nevertheless, and browsers run no scripts of pictures.
  expect(headers.get("content-type")).toBe("image/svg+xml")
})

it("gives out a protected file by a signed link only, for an hour", async () => {
  const { key, url } = await upload("export.csv", "a;b", true)
  expect((await fetch(url)).status).toBe(403)
  const link = await files.downloadUrl(key)
  expect(await (await fetch(link)).text()).toBe("a;b")
  expect((await fetch(link.replace("signature=", "signature=x"))).status).toBe(403)
  expect((await fetch(link.replace(/expires=\d+/, "expires=9999999999999"))).status).toBe(403)
  clock += 3_600_001
  expect((await fetch(link)).status).toBe(403)
})

it("takes a file piece by piece, and keeps nothing of one that breaks off", async () => {
  const file = { name: "big.csv", type: "text/csv", isProtected: false }
  const whole = await files.uploadStream(file)
  const writer = whole.stream.getWriter()
  for (const piece of ["a;b\r\n", "1;2\r\n"]) await writer.write(Buffer.from(piece))
  expect((await fetch(whole.url)).status).toBe(404)
  await writer.close()
  expect(await (await fetch(whole.url)).text()).toBe("a;b\r\n1;2\r\n")
  const read = await files.downloadStream(whole.key)
  expect(await new Response(read).text()).toBe("a;b\r\n1;2\r\n")
  const broken = (await files.uploadStream(file)).stream
  await broken.abort(new Error("gone"))
  expect(fs.readdirSync(directory).filter((name) => name.startsWith("."))).toEqual([])
})

it("shows films and pictures, and offers documents that could do more for saving", async () => {
  const dispositions = await Promise.all(
    ["a.png", "a.html", "a.pdf", "a.xml", "a.SVG", "a", "a.csv"].map(async (name) => {
      const { headers } = await fetch((await upload(name, "x")).url)
      return headers.get("content-disposition")
    }),
  )
  expect(dispositions).toEqual([null, ..."12345".split("").map(() => "attachment"), null])
})

it("removes files, and minds no missing ones", async () => {
  const { url, key } = await upload("gone.txt", "x")
  await files.remove(key)
  await files.remove(key)
  expect((await fetch(url)).status).toBe(404)
  expect(await files.downloadStream(key)).toBeUndefined()
})

it("leads nowhere outside of its directory", async () => {
  const { key } = await upload("secret.txt", "s", true)
  const targets = [
    "/uploads/../package.json",
    "/uploads/%2e%2e/package.json",
    "/uploads/..%2fpackage.json",
    "/uploads/..%5cpackage.json",
    "/uploads//etc/passwd",
    "/uploads/%00",
    `/uploads//${key}`,
    `/uploads/./${key}`,
    `/uploads/x/../${key}`,
  ]
  expect(await Promise.all(targets.map(rawStatus))).toEqual(targets.map(() => 404))
  expect(await rawStatus(`/uploads/protected%2f${key.slice("protected/".length)}`)).toBe(403)
  expect(await rawStatus("/uploads/%E0%A4%A")).toBe(400)
  expect(await files.downloadStream("../package.json")).toBeUndefined()
  await files.remove("x".repeat(5000))
})

it("gives packed files out as they are, and never as the page that is packed in them", async () => {
  const { url } = await upload("page.html.gz", "packed")
  const answer = await fetch(url)
  expect([answer.status, await answer.text()]).toEqual([200, "packed"])
  expect(answer.headers.get("content-type")).toBe("application/octet-stream")
  expect(answer.headers.get("content-disposition")).toBe("attachment")
})

it("takes no directory for a file", async () => {
  await upload("list.csv", "hers", true)
  await files.remove("protected")
  await upload("list.csv", "his", true)
  expect(fs.readdirSync(path.join(directory, "protected")).length).toBeGreaterThanOrEqual(2)
})

it("removes what was never finished once it is a day old", async () => {
  const { key } = await upload("whole.txt", "whole")
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
  const leave = (name: string, time = new Date()) => {
    fs.writeFileSync(path.join(directory, name), "half")
    fs.utimesSync(path.join(directory, name), time, time)
    return name
  }
  await upload("secret.txt", "secret", true)
  const goes = [".file_1-a.txt", "protected/.file_2-b.csv"].map((name) => leave(name, old))
  const stays = [leave(".file_3-at-work.txt"), leave(".keep", old), leave("file_4-whole.txt", old), key]
  expect(await files.removeUnfinished()).toBe(2)
  const isThere = (name: string) => fs.existsSync(path.join(directory, name))
  expect([...goes, ...stays].filter(isThere)).toEqual(stays)
})

it("finds nothing unfinished where nothing was ever uploaded", async () => {
  const none = createLocalFiles({
    directory: path.join(directory, "none"),
    baseUrl: base,
    secret: "a secret",
  })
  expect(await none.removeUnfinished()).toBe(0)
})

it("lists public files, newest first, by a part of their name", async () => {
  const own = createLocalFiles({
    directory: fs.mkdtempSync(path.join(directory, "list-")),
    baseUrl: base,
    secret: "a secret",
  })
  expect(await own.list!({ offset: 0, limit: 10 })).toEqual({ files: [], count: 0 })
  const put = (name: string, isProtected = false) =>
    own.upload({ name, type: "text/plain", bytes: Buffer.from(name), isProtected })
  const first = await put("Summer hat.svg")
  const second = await put("winter.svg")
  await put("orders.csv", true)
  const unfinished = await own.uploadStream({ name: "half.svg", type: "", isProtected: false })
  const { files: all, count } = await own.list!({ offset: 0, limit: 10 })
  expect(count).toBe(2)
  expect(all).toEqual([
    { ...second, name: "winter.svg", size: 10, createdAt: expect.any(Date) },
    { ...first, name: "Summer-hat.svg", size: 14, createdAt: expect.any(Date) },
  ])
  for (const q of ["HAT", " summer  hat "])
    expect(await own.list!({ q, offset: 0, limit: 10 })).toEqual({ files: [all[1]], count: 1 })
  expect(await own.list!({ offset: 1, limit: 1 })).toEqual({ files: [all[1]], count: 2 })
  await unfinished.stream.abort()
})
