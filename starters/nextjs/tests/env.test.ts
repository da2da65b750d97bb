import { expect, test } from "vitest"
import { parseEnv } from "@/lib/env"

test("has a default for every setting", () => {
  expect(parseEnv({})).toMatchObject({
    backendUrl: "http://localhost:9000",
    defaultCountry: "us",
    revalidateSeconds: 3600,
    imageHosts: [],
  })
  expect(parseEnv({}).revalidateSecret).toBeUndefined()
})

test("treats an empty variable as missing", () => {
  expect(parseEnv({ NEXT_PUBLIC_PUBLISHABLE_KEY: " ", REVALIDATE_SECRET: "" })).toEqual(parseEnv({}))
})

test("reads lists and removes slashes at the end", () => {
  const env = parseEnv({
    NEXT_PUBLIC_MEDUSA_BACKEND_URL: "https://api.example.com/",
    NEXT_PUBLIC_IMAGE_HOSTS: "https://a.example.com, https://b.example.com/",
  })
  expect(env.backendUrl).toBe("https://api.example.com")
  expect(env.imageHosts).toEqual(["https://a.example.com", "https://b.example.com"])
})

test("names every variable that is not valid", () => {
  const variables = {
    NEXT_PUBLIC_MEDUSA_BACKEND_URL: "api",
    REVALIDATE_SECRET: "short",
    CLIENT_ADDRESS_SECRET: "short",
    NEXT_PUBLIC_DEFAULT_REGION: "usa",
  }
  expect(() => parseEnv(variables)).toThrow(
    /BACKEND_URL[^]*DEFAULT_REGION[^]*REVALIDATE_SECRET: at least 32[^]*CLIENT_ADDRESS_SECRET: at least 32/,
  )
})
