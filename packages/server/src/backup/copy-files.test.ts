import fs from "node:fs"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"
import { exportFiles, stageFiles } from "./copy-files.ts"

let directory: string
let uploads: string
beforeEach(() => {
  directory = createTemporaryDirectory()
  uploads = path.join(directory, "data/uploads")
  fs.mkdirSync(uploads, { recursive: true })
  fs.writeFileSync(path.join(uploads, "old"), "old")
  fs.mkdirSync(path.join(directory, "backup/files"), { recursive: true })
  fs.writeFileSync(path.join(directory, "backup/files/new"), "new")
})
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }))

const stage = () => stageFiles(path.join(directory, "backup"), path.join(directory, "data"))
const dataDir = () => fs.readdirSync(path.join(directory, "data"))

it("replaces files, and leaves nothing beside them", () => {
  const files = stage()
  expect(fs.readdirSync(uploads)).toEqual(["old"])
  files.replace()
  files.finish()
  files.discard()
  expect(fs.readdirSync(uploads)).toEqual(["new"])
  expect(dataDir()).toEqual(["uploads"])
})

it("puts the old files back when the database could not be restored", () => {
  const files = stage()
  files.undo()
  expect(fs.readdirSync(uploads)).toEqual(["old"])
  files.replace()
  files.undo()
  files.discard()
  expect(fs.readdirSync(uploads)).toEqual(["old"])
  expect(dataDir()).toEqual(["uploads"])
})

it("keeps the old files when the new ones cannot be renamed or copied", () => {
  const files = stage()
  fs.rmSync(`${uploads}.restoring`, { recursive: true })
  expect(() => files.replace()).toThrow(expect.objectContaining({ code: "restore_files_failed" }))
  files.undo()
  expect(fs.readdirSync(uploads)).toEqual(["old"])
  fs.rmSync(path.join(directory, "backup/files"), { recursive: true })
  expect(stage).toThrow(expect.objectContaining({ code: "restore_files_failed" }))
  expect(dataDir()).toEqual(["uploads"])
})

it("copies files in folders, and rejects a link instead of leaving it out", async () => {
  fs.mkdirSync(path.join(uploads, "protected"))
  fs.writeFileSync(path.join(uploads, "protected/export"), "rows")
  const target = (name: string) => {
    fs.mkdirSync(path.join(directory, name))
    return exportFiles(path.join(directory, "data"), path.join(directory, name))
  }
  expect(await target("first")).toEqual({ count: 2, bytes: 7 })
  fs.symlinkSync(path.join(directory, "backup"), path.join(uploads, "elsewhere"))
  await expect(target("second")).rejects.toMatchObject({ code: "backup_object_not_supported" })
})
