import "@stheno/medusa-react/internal/testing/page.ts"
import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { createApp } from "@stheno/core/host"
import { useRegions } from "@stheno/medusa-react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { ChannelShop, SignIn, Shop } from "../../../../samples/react/set-up.tsx"
import { readSample } from "../samples/read-sample.ts"
import { languageTexts } from "../samples/languages.ts"

const samples = new URL("../../../../samples/", import.meta.url)
const run = promisify(execFile)
let shop: TestApp
let server: ServedEngine

beforeAll(async () => {
  shop = await createTestApp()
  server = await serveEngine(shop.engine)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

async function shell(script: string, variables: Record<string, string> = {}): Promise<string> {
  const command = script.replaceAll("http://localhost:9000", server.baseUrl)
  const { stdout } = await run("bash", ["-eu", "-c", command], {
    cwd: fileURLToPath(samples),
    env: { PATH: process.env["PATH"], ...variables },
  })
  return stdout
}

const ofSetUp = (region: string) => readSample(samples, "curl/set-up.sh", region).code

it("reaches the shop by curl", async () => {
  expect(JSON.parse(await shell(ofSetUp("everyone")))).toEqual({
    regions: [],
    count: 0,
    offset: 0,
    limit: 100,
  })
  const { publishable_api_key } = (await shop.admin("POST", "/admin/publishable-api-keys", { title: "Till" }))
    .body
  const command = ofSetUp("key").replace("pk_…", publishable_api_key.id)
  expect(JSON.parse(await shell(command))).toMatchObject({ products: [] })
})

it("signs in by curl", async () => {
  const orders = `curl --silent ${server.baseUrl}/admin/orders -H "Authorization: Bearer $TOKEN"`
  expect(JSON.parse(await shell(`${ofSetUp("admin")}\n${orders}`))).toMatchObject({ orders: [] })
})

it("signs in by React, and sends a key", async () => {
  const app = createApp(shop.engine)
  const keys: (string | null)[] = []
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const request = new Request(url, init)
    keys.push(request.headers.get("x-publishable-api-key"))
    return app.fetch(request)
  })
  render(
    <Shop>
      <SignIn email="admin@example.com" password="supersecret" />
    </Shop>,
  )
  fireEvent.click(screen.getByRole("button"))
  expect((await screen.findByText("Signed in")).tagName).toBe("P")
  render(
    <ChannelShop publishableKey="pk_1">
      <Count />
    </ChannelShop>,
  )
  expect((await screen.findByText("0 regions")).tagName).toBe("P")
  expect(keys).toEqual([null, "pk_1"])
})

function Count() {
  const { regions } = useRegions()
  return <p>{regions && `${regions.length} regions`}</p>
}

it("knows every text that a page shows", () => {
  const body = '<SetUp as="admin" />\n<Sample file="carts/use-cart.ts" region="create" title="A cart" />'
  const texts = languageTexts(samples, body).join("\n")
  for (const words of ["useCreateCart", "TOKEN=$(curl", "medusa.carts.create", '"region_id": "$REGION_ID"'])
    expect(texts).toContain(words)
})
