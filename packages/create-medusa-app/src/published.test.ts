import { expect, it } from "vitest"
import { ownVersion } from "./places.ts"
import { asItWorks, installCommand, scaffoldCommand } from "./published.ts"

it("names tarballs until the packages are published, and the registry afterwards", () => {
  const create = `npx ./stheno-packages/stheno-create-medusa-app-${ownVersion()}.tgz`
  const install = `npm install ../stheno-packages/stheno-core-${ownVersion()}.tgz ../stheno-packages/stheno-js-client-${ownVersion()}.tgz`
  expect(scaffoldCommand()).toBe(create)
  expect(installCommand("core", "js-client")).toBe(install)
  expect(asItWorks(`${create} my-shop --yes`, true)).toBe("npx @stheno/create-medusa-app my-shop --yes")
  expect(asItWorks(`${install} react`, true)).toBe("npm install @stheno/core @stheno/js-client react")
})
