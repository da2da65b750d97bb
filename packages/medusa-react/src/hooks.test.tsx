import "./testing/page.ts"
import { dehydrate, HydrationBoundary, QueryClient, type DehydratedState } from "@tanstack/react-query"
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react"
import { version, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { afterAll, afterEach, beforeAll, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import {
  CartProvider,
  formatVariantPrice,
  MedusaProvider,
  productsQueryOptions,
  SessionCartProvider,
  useAdminCreateCollection,
  useAdminCollections,
  useAdminCustomPost,
  useAdminCustomQuery,
  useCart,
  useCartShippingOptions,
  useCreateLineItem,
  useProducts,
  useSessionCart,
} from "./index.ts"
import { useChange } from "./hooks/change.ts"
import { startShop, type StartedShop } from "./testing/started-shop.ts"

let shop: StartedShop

beforeAll(async () => {
  shop = await startShop()
  console.log(`hooks with React ${version}`)
})
afterEach(cleanup)
afterAll(async () => shop.close())

function within(queryClient: QueryClient, page: ReactNode): ReactNode {
  return (
    <MedusaProvider medusaClient={shop.client} queryClientProviderProps={{ client: queryClient }}>
      {page}
    </MedusaProvider>
  )
}

function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
}

function wrapper({ children }: { readonly children: ReactNode }): ReactNode {
  return within(useOnce(newQueryClient), <CartProvider>{children}</CartProvider>)
}

const kept = new WeakMap<() => QueryClient, QueryClient>()
function useOnce(make: () => QueryClient): QueryClient {
  const client = kept.get(make) ?? make()
  kept.set(make, client)
  return client
}

function Products() {
  const { products, count, isLoading } = useProducts({ region_id: shop.known.region })
  if (isLoading || !products) return <p>…</p>
  return (
    <ul title={String(count)}>
      {products.map((product) => (
        <li key={product.id}>
          {product.title}{" "}
          {formatVariantPrice({
            variant: product.variants[0]!,
            region: { currency_code: "usd", tax_code: null, tax_rate: 20 },
          })}
        </li>
      ))}
    </ul>
  )
}

test("a list of products has its properties beside the result", async () => {
  render(within(newQueryClient(), <Products />))
  expect((await screen.findByRole("listitem")).textContent).toBe("Mug $12.00")
  expect(screen.getByRole("list").title).toBe("1")
})

test("an answer says how it came, also when it is read again", async () => {
  const { result } = renderHook(() => useProducts(), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const first = result.current
  expect(first.response).toMatchObject({ status: 200, requestId: expect.stringMatching(/^req_/) })
  await act(() => result.current.refetch())
  expect(result.current.products).toBe(first.products)
  expect(result.current.response?.status).toBe(200)
})

test("a server renders what it prefetched, and the browser does not ask again", async () => {
  const queryClient = newQueryClient()
  await queryClient.prefetchQuery(productsQueryOptions(shop.client, { region_id: shop.known.region }))
  const html = renderToString(within(queryClient, <Products />))
  expect(html).toContain("Mug")
  expect(html).toContain("$12.00")
  const state = JSON.stringify(dehydrate(queryClient))
  expect(state).not.toContain("requestId")
  const browser = newQueryClient()
  render(
    within(
      browser,
      <HydrationBoundary state={JSON.parse(state) as DehydratedState}>
        <Products />
      </HydrationBoundary>,
    ),
  )
  expect(screen.getByRole("listitem").textContent).toBe("Mug $12.00")
  expect(browser.isFetching()).toBe(0)
})

test("a change has the list read again that it made out of date", async () => {
  const both = () => ({ list: useAdminCollections({ q: "Summer" }), create: useAdminCreateCollection() })
  const { result } = renderHook(both, { wrapper })
  await waitFor(() => expect(result.current.list.collections).toEqual([]))
  await act(() => result.current.create.mutateAsync({ title: "Summer" }))
  await waitFor(() => expect(result.current.list.collections?.map(({ title }) => title)).toEqual(["Summer"]))
})

test("custom endpoints are read again after a change under their key", async () => {
  const both = () => ({
    list: useAdminCustomQuery<{ q: string }, { collections: { title: string }[] }>("/collections", ["own"], {
      q: "Winter",
    }),
    create: useAdminCustomPost<{ title: string }>("/collections", ["own"]),
  })
  const { result } = renderHook(both, { wrapper })
  await waitFor(() => expect(result.current.list.collections).toEqual([]))
  await act(() => result.current.create.mutateAsync({ title: "Winter" }))
  await waitFor(() => expect(result.current.list.collections).toHaveLength(1))
})

test("a custom path with its prefix reads the same endpoint", async () => {
  const { result } = renderHook(
    () => useAdminCustomQuery("/admin/collections", ["prefixed"], { q: "none" }),
    {
      wrapper,
    },
  )
  await waitFor(() => expect(result.current.isPending).toBe(false))
  expect(result.current.error).toBe(null)
  expect(result.current["collections"]).toEqual([])
})

test("a mutation has the state under the name of TanStack Query 4, which v1's extensions read", async () => {
  let respond: (text: string) => void = () => undefined
  const response = new Promise<string>((resolve) => (respond = resolve))
  const { result } = renderHook(() => useChange(() => response, []), { wrapper })
  const states = (): unknown[] => [result.current.isPending, Reflect.get(result.current, "isLoading")]
  expect(states()).toEqual([false, false])
  let sent: Promise<unknown> | undefined
  act(() => void (sent = result.current.mutateAsync(undefined)))
  await waitFor(() => expect(states()).toEqual([true, true]))
  respond("done")
  await act(() => sent)
  await waitFor(() => expect(states()).toEqual([false, false]))
})

test("a cart shows changes at once, takes refused ones back and is paid", async () => {
  const { result } = renderHook(() => useCart(), { wrapper })
  await act(() => result.current.createCart.mutateAsync({ region_id: shop.known.region }))
  await act(() => result.current.addItem.mutateAsync({ variant_id: shop.known.variant, quantity: 1 }))
  expect(result.current.totalItems).toBe(1)
  const lineId = result.current.cart!.items[0]!.id

  let sent: Promise<unknown> = Promise.resolve()
  await act(async () => {
    sent = result.current.updateItem.mutateAsync({ lineId, quantity: 3 })
    await Promise.resolve()
  })
  expect(result.current).toMatchObject({ totalItems: 3, cart: { subtotal: 1000 } })
  await act(() => sent)
  expect(result.current).toMatchObject({ totalItems: 3, cart: { subtotal: 3000 } })

  const before = result.current.cart
  const seen: number[] = []
  await act(async () => {
    sent = result.current.addItem.mutateAsync({ variant_id: shop.known.variant, quantity: -1 }).then(
      () => "made",
      (error: Error) => error.name,
    )
    await Promise.resolve()
  })
  seen.push(result.current.totalItems)
  await act(() => sent)
  expect(seen).toEqual([2])
  expect(await sent).toBe("SthenoError")
  expect(result.current.cart).toEqual(before)

  await act(() => result.current.updateCart.mutateAsync({ email: "ada@example.com" }))
  await act(() => result.current.addShippingMethod.mutateAsync({ option_id: shop.known.option }))
  await act(() => result.current.startCheckout.mutateAsync())
  expect(result.current.cart!.payment_sessions?.map(({ provider_id }) => provider_id)).toEqual(["manual"])
  await act(() => result.current.pay.mutateAsync({ provider_id: "manual" }))
  const { type, data } = await act(() => result.current.completeCheckout.mutateAsync())
  expect([type, Reflect.get(data, "email")]).toEqual(["order", "ada@example.com"])
})

test("the ways to ship are read again when the cart has changed", async () => {
  const { shipping_option } = await shop.client.admin.shippingOptions.retrieve(shop.known.option)
  const { region_id, profile_id, provider_id } = shipping_option
  const same = { region_id, profile_id, provider_id, data: { id: "manual-fulfillment" } }
  await shop.client.admin.shippingOptions.create({
    ...same,
    name: "Large parcel",
    price_type: "flat_rate",
    amount: 900,
    requirements: [{ type: "min_subtotal", amount: 2000 }],
  })
  const items = [{ variant_id: shop.known.variant, quantity: 1 }]
  const { cart } = await shop.client.carts.create({ region_id: shop.known.region, items })
  const both = () => ({
    options: useCartShippingOptions(cart.id),
    add: useCreateLineItem(cart.id),
  })
  const { result } = renderHook(both, { wrapper })
  const names = () => result.current.options.shipping_options?.map(({ name }) => name).sort()
  await waitFor(() => expect(names()).toEqual(["Parcel"]))
  await act(() => result.current.add.mutateAsync(items[0]!))
  await waitFor(() => expect(names()).toEqual(["Large parcel", "Parcel"]))
})

test("a session cart stays in the browser and is the same everywhere", async () => {
  const inSession = ({ children }: { readonly children: ReactNode }) => (
    <SessionCartProvider>{children}</SessionCartProvider>
  )
  const { products } = await shop.client.products.list({ region_id: shop.known.region })
  const variant = products[0]!.variants[0]!
  const { result } = renderHook(() => useSessionCart(), { wrapper: inSession })
  act(() => {
    result.current.setRegion({ currency_code: "usd", tax_code: null, tax_rate: 20 })
    result.current.addItem({ variant, quantity: 1 })
    result.current.addItem({ variant, quantity: 2 })
  })
  expect(result.current).toMatchObject({ totalItems: 3, total: 3000 })
  const other = renderHook(() => useSessionCart(), { wrapper: inSession })
  expect(other.result.current.getItem(variant.id)?.quantity).toBe(3)
  act(() => other.result.current.decrementItemQuantity(variant.id))
  expect(result.current).toMatchObject({ totalItems: 2, total: 2000 })
  act(() => result.current.clearItems())
  expect(other.result.current.items).toEqual([])
})
