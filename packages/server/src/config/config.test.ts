import { expect, it } from "vitest"
import { assertProductionReady } from "./production.ts"
import { readConfig, storefrontUrl } from "./read-config.ts"

const secret = "0123456789abcdef0123456789abcdef"
const production = { NODE_ENV: "production", JWT_SECRET: secret, COOKIE_SECRET: `${secret}0` }

const refusalOf = (env: NodeJS.ProcessEnv): unknown => {
  try {
    return assertProductionReady(readConfig(env), env)
  } catch (error) {
    return error
  }
}

it("has v1's defaults", () => {
  expect(readConfig({})).toMatchObject({
    port: 9000,
    host: "127.0.0.1",
    storeCors: ["http://localhost:8000"],
    adminCors: ["http://localhost:7000", "http://localhost:7001"],
    adminEmail: "admin@example.com",
  })
})

it("reads numbers and lists, takes empty variables as not set, and lets the command line win", () => {
  const env = { PORT: "8080", STORE_CORS: "http://a.test, /b$/,", DOCS_PORT: "", DATA_DIR: "/a" }
  expect(readConfig(env, { dataDir: "/b" })).toMatchObject({
    port: 8080,
    storeCors: ["http://a.test", "/b$/"],
    docsPort: 3000,
    dataDir: "/b",
  })
})

it.each([
  [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: "9e3" }, 'PORT must be a whole number from 0 to 65535, not "9e3".'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not "loud".'],
])("refuses %o", (env, message) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ code: "config_not_valid", message }))
})

it("knows the storefront in development, and in production once it was said", () => {
  const known = (env: NodeJS.ProcessEnv) => storefrontUrl(readConfig(env))
  expect(known({})).toBe("http://localhost:8000")
  expect(known(production)).toBeNull()
  expect(known({ ...production, STORE_URL: "https://shop.example.com" })).toBe("https://shop.example.com")
})

it("starts in production with unique secrets, and in development with any", () => {
  expect(refusalOf(production)).toBeUndefined()
  expect(refusalOf({})).toBeUndefined()
})

it.each([
  [{ JWT_SECRET: undefined }, "In production JWT_SECRET must be a secret value, but it is not set."],
  [{ JWT_SECRET: "supersecret" }, "In production JWT_SECRET must be a secret value, but it is the default."],
  [
    { COOKIE_SECRET: "0123456789" },
    "In production COOKIE_SECRET must be a secret value, but it has fewer than 32 characters.",
  ],
  [{ ADMIN_PASSWORD: "supersecret" }, "In production the admin user cannot have the default password."],
])("refuses production with %o", (env, message) => {
  expect(refusalOf({ ...production, ...env })).toMatchObject({ name: "StartError", message })
  expect(refusalOf({ ...production, ...env, NODE_ENV: "staging" })).toMatchObject({ message })
})
