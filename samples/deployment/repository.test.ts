import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"

const script = path.join(import.meta.dirname, "repository.sh")
const ignored = path.join(
  import.meta.dirname,
  "../../packages/create-medusa-app/template/_gitignore",
)

it("pushes a project without its secrets", async () => {
  const directory = createTemporaryDirectory()
  const project = path.join(directory, "shop")
  const remote = path.join(directory, "shop.git")
  fs.mkdirSync(project)
  fs.copyFileSync(ignored, path.join(project, ".gitignore"))
  fs.writeFileSync(path.join(project, "package.json"), "{}")
  fs.writeFileSync(path.join(project, ".env"), "JWT_SECRET=secret")
  execFileSync("git", ["init", "--bare", remote], { stdio: "ignore" })
  const author = { name: "Ada", email: "ada@example.com" }
  execFileSync("sh", ["-e", script], {
    cwd: project,
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"],
      REPOSITORY: remote,
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
    },
  })
  const pushed = execFileSync("git", ["ls-tree", "--name-only", "main"], {
    cwd: remote,
    encoding: "utf8",
  })
  fs.rmSync(directory, { recursive: true })
  expect(pushed.split("\n").filter(Boolean)).toEqual([".gitignore", "package.json"])
})
