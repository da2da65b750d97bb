import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { loadDotenv } from "./dotenv.ts"

const names = ["DOTENV_TEST_STORE", "DOTENV_TEST_PORT", "DOTENV_TEST_GIVEN"] as const
let folder: string
let file: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-dotenv-"))
  file = path.join(folder, ".env")
})

afterEach(() => {
  fs.rmSync(folder, { recursive: true })
  loadDotenv(file)
  names.forEach((name) => delete process.env[name])
})

const values = () => names.map((name) => process.env[name])

function read(text: string): void {
  fs.writeFileSync(file, text)
  loadDotenv(file)
}

it("changes the variables with the file", () => {
  read("DOTENV_TEST_STORE=Halcyon\nDOTENV_TEST_PORT=9000\n")
  expect(values()).toEqual(["Halcyon", "9000", undefined])
  read("DOTENV_TEST_STORE='Halcyon Tea'\n")
  expect(values()).toEqual(["Halcyon Tea", undefined, undefined])
})

it("leaves variables of the process as they are", () => {
  process.env.DOTENV_TEST_GIVEN = "from the shell"
  read("DOTENV_TEST_GIVEN=from the file\nDOTENV_TEST_PORT=9000\n")
  expect(values()).toEqual([undefined, "9000", "from the shell"])
  process.env.DOTENV_TEST_PORT = "9001"
  read("DOTENV_TEST_GIVEN=changed\nDOTENV_TEST_PORT=9002\n")
  expect(values()).toEqual([undefined, "9001", "from the shell"])
})

it("takes a file that does not exist as empty", () => {
  read("DOTENV_TEST_PORT=9000\n")
  fs.rmSync(file)
  loadDotenv(file)
  expect(values()).toEqual([undefined, undefined, undefined])
})
