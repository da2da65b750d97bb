import { expect, it } from "vitest"
import { settingKeys, settingsWithoutMeaning, typedSettings } from "./config-keys.ts"
import { readProjectConfig } from "./read-project-config.ts"

it("knows every setting of the server, and the type of the file knows the same", () => {
  expect([...typedSettings].sort()).toEqual([...Object.keys(settingKeys), "worker_mode"].sort())
  expect(Object.keys(settingsWithoutMeaning).filter((key) => key in settingKeys)).toEqual([])
})

it("turns settings into variables of the environment", () => {
  const { env, problems } = readProjectConfig(
    {
      projectConfig: {
        port: 8000,
        store_cors: ["http://a.test", "http://b.test"],
        worker_mode: "server",
        admin_cors: "",
      },
    },
    "stheno.config.ts",
  )
  expect([env, problems]).toEqual([
    { WORKER: "off", PORT: "8000", STORE_CORS: "http://a.test,http://b.test" },
    [],
  ])
})

it("accepts the settings that bring v1's way back, and no other name or value", () => {
  const read = (v1Compatibility: unknown) =>
    readProjectConfig({ v1Compatibility }, "stheno.config.ts").problems.map(({ message }) => message)
  expect(read({ draftProductsById: true, shortPasswords: false })).toEqual([])
  expect(read({ draftProductById: true, shortPasswords: "yes" })).toEqual([
    "Unknown key v1Compatibility.draftProductById.",
    "v1Compatibility.shortPasswords must be true or false.",
  ])
  expect(read(true)).toEqual(["v1Compatibility must be an object."])
})

it("says what is wrong without showing secrets", () => {
  const { problems } = readProjectConfig(
    { projectConfig: { jwt_secret: { a: "hidden" }, smtp_url: "hidden" }, plugins: [1], featureFlag: {} },
    "stheno.config.ts",
  )
  expect(problems.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
    "Unknown key featureFlag. Did you mean featureFlags?",
    "projectConfig.jwt_secret must be text. Correct projectConfig.jwt_secret.",
    expect.stringMatching(
      /^projectConfig\.smtp_url must be an address that begins with smtp:\/\/ or smtps:\/\/\. /,
    ),
    'An entry of plugins must be a name or an object with resolve. Write "name" or { resolve: "name", options: {} }.',
  ])
  expect(JSON.stringify(problems)).not.toContain("hidden")
})
