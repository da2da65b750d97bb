import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createProject } from "./create-project.ts"
import { ownVersion } from "./places.ts"
import { serverSettings, storefrontFolder, writeStorefront } from "./storefront.ts"

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-storefront-"))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

const apiUrl = "http://localhost:9004"
const client = `stheno-js-client-${ownVersion()}.tgz`
const readJson = (file: string) =>
  JSON.parse(fs.readFileSync(file, "utf8")) as {
    readonly name: string
    readonly scripts: Readonly<Record<string, string>>
    readonly dependencies: Readonly<Record<string, string>>
  }

async function write(packages?: string) {
  const directory = storefrontFolder(path.join(folder, "My Shop"))
  const storefront = await writeStorefront({ directory, apiUrl, packages })
  return { ...storefront, file: (name: string) => path.join(directory, name) }
}

describe("the storefront of a project", () => {
  it("lies beside the project and has the files of an app", async () => {
    const { directory, file } = await write()
    expect(directory).toBe(path.join(folder, "My Shop-storefront"))
    for (const name of [
      "src/app/[locale]/page.tsx",
      "next.config.ts",
      ".env.example",
      "README.md",
      "Dockerfile",
      ".dockerignore",
      ".gitignore",
    ])
      expect([name, fs.existsSync(file(name))]).toEqual([name, true])
    for (const name of ["node_modules", ".next", "package-lock.json", "tests/e2e"])
      expect([name, fs.existsSync(file(name))]).toEqual([name, false])
  })

  it("may be called from browsers: the server accepts its address, also if port 8000 is in use", async () => {
    const { url, secret, clientAddressSecret } = await write()
    const given = { directory: folder, secret, clientAddressSecret }
    for (const address of [url, "http://localhost:8001"])
      expect(serverSettings({ ...given, url: address })).toEqual({
        ...{ STORE_URL: address, STOREFRONT_URL: address, STORE_CORS: address },
        ...{ REVALIDATE_SECRET: secret, CLIENT_ADDRESS_SECRET: clientAddressSecret },
      })
  })

  it("knows the address of the API, and shares a secret with the server", async () => {
    const { file, url, secret, clientAddressSecret } = await write()
    const settings = fs.readFileSync(file(".env.local"), "utf8")
    expect(settings).toContain(`NEXT_PUBLIC_MEDUSA_BACKEND_URL=${apiUrl}\n`)
    expect(settings).toContain(`NEXT_PUBLIC_BASE_URL=${url}\n`)
    expect(settings).toContain(`REVALIDATE_SECRET=${secret}\n`)
    expect(settings).toContain(`CLIENT_ADDRESS_SECRET=${clientAddressSecret}\n`)
    expect(clientAddressSecret).not.toBe(secret)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(fs.statSync(file(".env.local")).mode & 0o777).toBe(0o600)
    const { name, scripts } = readJson(file("package.json"))
    expect(name).toBe("my-shop-storefront")
    expect(scripts.dev).toContain(new URL(url).port)
    expect(scripts).not.toHaveProperty("test:e2e")
  })

  it.each([
    ["typescript", "revalidate-storefront.ts"],
    ["javascript", "revalidate-storefront.js"],
  ] as const)("gives a server in %s the subscriber that tells it what changed", async (language, file) => {
    const subscribers = path.join(folder, "subscribers")
    await writeStorefront({
      directory: path.join(folder, "other"),
      apiUrl,
      packages: undefined,
      subscribers,
      language,
    })
    expect(fs.readdirSync(subscribers)).toEqual([file])
    const code = fs.readFileSync(path.join(subscribers, file), "utf8")
    for (const name of ["STOREFRONT_URL", "REVALIDATE_SECRET"]) expect(code).toContain(name)
  })

  it("gets the settings of the plugins, and those without a value to fill in", async () => {
    const directory = path.join(folder, "other")
    const settings = { NEXT_PUBLIC_STRIPE_KEY: "pk_test_1", NEXT_PUBLIC_IMAGE_HOSTS: "" }
    await writeStorefront({ directory, apiUrl, packages: undefined, settings })
    expect(fs.readFileSync(path.join(directory, ".env.local"), "utf8")).toContain(
      "NEXT_PUBLIC_STRIPE_KEY=pk_test_1\n# NEXT_PUBLIC_IMAGE_HOSTS=\n",
    )
  })

  it("gets the client from its tarball, else from npm's registry", async () => {
    fs.writeFileSync(path.join(folder, client), "a tarball")
    const packed = await write(folder)
    expect(readJson(packed.file("package.json")).dependencies["@stheno/js-client"]).toBe(
      `file:packages/${client}`,
    )
    expect(fs.readFileSync(packed.file(`packages/${client}`), "utf8")).toBe("a tarball")
    fs.rmSync(packed.directory, { recursive: true })

    const published = await write()
    expect(readJson(published.file("package.json")).dependencies["@stheno/js-client"]).toBe(ownVersion())
  })

  it("overwrites nothing: a folder with files stops the command before it writes", async () => {
    const taken = storefrontFolder(path.join(folder, "shop"))
    fs.mkdirSync(taken)
    fs.writeFileSync(path.join(taken, "mine.txt"), "")
    const isCreated = await createProject({ directory: "shop", parent: folder, wantsStorefront: true })
    expect(isCreated).toBe(false)
    expect(fs.readdirSync(folder)).toEqual(["shop-storefront"])
  })
})
