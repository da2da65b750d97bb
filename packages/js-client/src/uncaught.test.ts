import { spawn } from "node:child_process"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { afterEach, expect, it } from "vitest"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"
import { packages } from "../../../scripts/pack/build-package.mjs"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const directory = createTemporaryDirectory()
const refusal = { code: "not_found", type: "not_found", message: "Cart with cart_1 was not found" }
const server = http.createServer((_request, response) =>
  response.writeHead(404, { "content-type": "application/json" }).end(JSON.stringify(refusal)),
)

afterEach(() => {
  server.close()
  fs.rmSync(directory, { recursive: true, force: true })
})

it("an uncaught error prints a short text without paths of the machine that built the package", async () => {
  const outdir = path.join(directory, "node_modules/client")
  const settings = packages["js-client"]
  const entryPoints = [path.join(import.meta.dirname, "index.ts")]
  await build({ ...settings, entryPoints, outdir, bundle: true, splitting: true, format: "esm" })
  fs.writeFileSync(path.join(outdir, "package.json"), '{"type":"module","exports":"./index.js"}')
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const program = path.join(directory, "program.mjs")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fs.writeFileSync(
    program,
    `import Medusa from "client"\nawait new Medusa({ baseUrl: "${url}" }).carts.retrieve("cart_1")\n`,
  )
  const child = spawn(process.execPath, ["--enable-source-maps", program])
  let stderr = ""
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  expect(await new Promise((resolve) => child.on("close", resolve))).toBe(1)
  expect(stderr).toContain("404")
  expect(stderr).toContain("/store/carts/cart_1")
  expect(stderr).toContain(refusal.message)
  expect(stderr).not.toContain(root)
  expect(stderr.length).toBeLessThan(4_000)
})
