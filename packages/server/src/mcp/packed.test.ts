import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"

const root = fileURLToPath(new URL("../../../../", import.meta.url))
const ours = ["core", "demo-shop", "create-medusa-app", "server"]
let folder: string

/** The tarballs as npm installs them, beside nothing but the packages that the server says it needs. */
beforeAll(() => {
  const tarballs = execFileSync(process.execPath, ["scripts/pack/main.mjs"], {
    cwd: root,
    encoding: "utf8",
  }).trim()
  folder = createTemporaryDirectory()
  for (const name of ours) {
    const place = path.join(folder, "node_modules/@stheno", name)
    fs.mkdirSync(place, { recursive: true })
    const file = fs.readdirSync(tarballs).find((each) => each.startsWith(`stheno-${name}-`))!
    execFileSync("tar", ["-xzf", path.join(tarballs, file), "-C", place, "--strip-components=1"])
    const manifest = JSON.parse(fs.readFileSync(path.join(place, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>
    }
    for (const needed of Object.keys(manifest.dependencies ?? {})) link(needed, name)
  }
}, 580_000)
afterAll(() => {
  if (folder) fs.rmSync(folder, { recursive: true, force: true })
})

function link(needed: string, name: string): void {
  const target = path.join(folder, "node_modules", needed)
  if (needed.startsWith("@stheno/") || fs.existsSync(target)) return
  const own = path.join(root, "packages", name, "node_modules", needed)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.symlinkSync(fs.existsSync(own) ? own : path.join(root, "node_modules", needed), target)
}

it("works from the packages alone, with all pages of the documentation", async () => {
  expect(fs.existsSync(path.join(folder, "node_modules/@modelcontextprotocol"))).toBe(false)
  const client = new Client({ name: "test", version: "1.0.0" })
  const args = ["node_modules/@stheno/server/dist/cli.js", "mcp", "--url", "http://127.0.0.1:9"]
  const env = { PATH: process.env.PATH ?? "", HOME: os.tmpdir() }
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, cwd: folder }))
  const text = async (name: string, input: object) => {
    const { content } = await client.callTool({ name, arguments: { ...input } })
    return (content as { text: string }[])[0]!.text
  }
  expect(await text("search_docs", { query: "how do I refund an order", limit: 3 })).toContain(
    "page: /modules/orders/admin/manage-orders",
  )
  expect(await text("read_page", { page: "/cli/mcp" })).toMatch(/^# /)
  expect(await text("describe_entity", { name: "Cart" })).toMatch(/^# Cart\n/)
  expect(await text("describe_operation", { operation: "POST /store/carts" })).toContain('"id": "PostCart"')
  await client.close()
}, 120_000)

it("names whose work is bundled", () => {
  const file = path.join(folder, "node_modules/@stheno/server/dist/third-party-licenses.txt")
  expect(fs.readFileSync(file, "utf8")).toMatch(/^@modelcontextprotocol\/sdk \S+ \(MIT\)$/m)
})
