interface WishlistItem {
  readonly variant_id: string | null
  readonly quantity: number
}

interface Changed {
  readonly customer: { readonly metadata: { readonly wishlist: WishlistItem[] } }
}

interface Shared {
  readonly wishlist: {
    readonly items: WishlistItem[]
    readonly first_name: string | null
  }
}

/** Requests of a storefront; `token` is the access token of the customer. */
export function wishlistOf(backend: string, token: string) {
  async function send<Body>(method: string, path: string, body?: object) {
    const response = await fetch(`${backend}/store/${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as Body
  }

  return {
    // region add
    async add(variantId: string) {
      const { customer } = await send<Changed>("POST", "customers/me/wishlist", {
        variant_id: variantId,
        quantity: 1,
      })
      return customer.metadata.wishlist
    },
    // endregion

    // region remove
    async remove(index: number) {
      const { customer } = await send<Changed>("DELETE", "customers/me/wishlist", {
        index,
      })
      return customer.metadata.wishlist
    },
    // endregion

    // region share
    async share() {
      const { share_token } = await send<{ share_token: string }>(
        "POST",
        "customers/me/wishlist/share-token",
      )
      return `/wishlists/${share_token}`
    },

    async read(shareToken: string) {
      const { wishlist } = await send<Shared>("GET", `wishlists/${shareToken}`)
      return wishlist // { items: [...], first_name: "Ada" }
    },

    async endLinks() {
      await send("DELETE", "customers/me/wishlist/share-token")
    },
    // endregion
  }
}
