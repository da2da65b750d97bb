import { expect, it } from "vitest"
import { ownVersion } from "./places.ts"
import { asItWorks, needsTarballs, scaffoldCommand } from "./published.ts"

it("names tarballs until the packages are published, and the registry afterwards", () => {
  const create = `npx ./stheno-packages/stheno-create-medusa-app-${ownVersion()}.tgz`
  const install = `npm install ../stheno-packages/stheno-core-${ownVersion()}.tgz ../stheno-packages/stheno-js-client-${ownVersion()}.tgz`
  expect(scaffoldCommand()).toBe(create)
  expect([create, install, "npm install react"].map(needsTarballs)).toEqual([true, true, false])
  expect(asItWorks(`${create} my-shop --yes`, true)).toBe("npx @stheno/create-medusa-app my-shop --yes")
  const plugin = `npm install ./packages/plugins/stheno-file-s3-${ownVersion()}.tgz`
  expect([needsTarballs(plugin), asItWorks(plugin, true)]).toEqual([true, "npm install @stheno/file-s3"])
  expect(asItWorks(`${install} react`, true)).toBe("npm install @stheno/core @stheno/js-client react")
})
