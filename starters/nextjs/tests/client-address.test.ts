import { expect, it } from "vitest"
import { clientAddress } from "../src/lib/client-address"

it.each([
  { forwarded: "1.2.3.4", proxies: 0, address: "1.2.3.4" },
  { forwarded: "6.6.6.6, 1.2.3.4", proxies: 1, address: "1.2.3.4" },
  { forwarded: "6.6.6.6, 1.2.3.4, 10.0.0.1", proxies: 2, address: "1.2.3.4" },
  { forwarded: "1.2.3.4", proxies: 2, address: "1.2.3.4" },
  { forwarded: "", proxies: 1, address: undefined },
  { forwarded: null, proxies: 1, address: undefined },
])("believes $proxies proxies about $forwarded", ({ forwarded, proxies, address }) => {
  expect(clientAddress(forwarded, proxies)).toBe(address)
})
