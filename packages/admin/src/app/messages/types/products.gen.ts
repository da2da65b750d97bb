// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Products = {
  /** Products */
  readonly title: string
  /** Create product */
  readonly create: string
  /** Product created */
  readonly createDone: string
  /** Created */
  readonly created: string
  /** Title */
  readonly name: string
  /** Collection */
  readonly collection: string
  /** Status */
  readonly status: string
  /** Sales channels */
  readonly channels: string
  /** Stock */
  readonly stock: string
  /** {units, number} in stock for {variants, plural, one {# variant} other {# variants}} */
  readonly inStock: (values: { readonly units: number; readonly variants: number }) => string
  /** Not tracked */
  readonly notTracked: string
  /** No products yet */
  readonly emptyTitle: string
  /** Create your first product. It needs a title and a price. */
  readonly emptyText: string
  readonly statuses: {
    /** Draft */
    readonly draft: string
    /** Proposed */
    readonly proposed: string
    /** Published */
    readonly published: string
    /** Rejected */
    readonly rejected: string
  }
  /** Publish */
  readonly publish: string
  /** Product published */
  readonly publishDone: string
  /** Unpublish */
  readonly unpublish: string
  /** Product changed to draft */
  readonly unpublishDone: string
  /** Delete product */
  readonly delete: string
  /** Delete “{title}”? */
  readonly deleteQuestion: (values: { readonly title: string | number }) => string
  /** Customers can no longer see or buy this product. Existing orders do not change. */
  readonly deleteText: string
  /** Product deleted */
  readonly deleteDone: string
  /** General */
  readonly general: string
  /** Edit product */
  readonly editGeneral: string
  /** Subtitle */
  readonly subtitle: string
  /** Handle */
  readonly handle: string
  /** The last part of the product's URL in the storefront. If empty, it is created from the title. */
  readonly handleHint: string
  /** Description */
  readonly description: string
  /** Material */
  readonly material: string
  /** Discountable */
  readonly discountable: string
  /** Discounts apply to this product. */
  readonly discountableHint: string
  /** Organization */
  readonly organization: string
  /** Edit organization */
  readonly editOrganization: string
  /** Type */
  readonly type: string
  /** Tags */
  readonly tags: string
  /** Attributes */
  readonly attributes: string
  /** Edit attributes */
  readonly editAttributes: string
  /** Weight */
  readonly weight: string
  /** Length */
  readonly length: string
  /** Width */
  readonly width: string
  /** Height */
  readonly height: string
  /** Weight (g) */
  readonly weightUnit: string
  /** Length (mm) */
  readonly lengthUnit: string
  /** Width (mm) */
  readonly widthUnit: string
  /** Height (mm) */
  readonly heightUnit: string
  /** HS code */
  readonly hsCode: string
  /** MID code */
  readonly midCode: string
  /** Country of origin */
  readonly origin: string
  /** Media */
  readonly media: string
  /** Add images */
  readonly upload: string
  /** Images added */
  readonly uploadDone: string
  /** Image {number} */
  readonly picture: (values: { readonly number: string | number }) => string
  /** Use as thumbnail */
  readonly makeThumbnail: string
  /** Alternative text */
  readonly altText: string
  /** Edit alternative text */
  readonly editAlt: string
  /** Describe what the image shows, for people who cannot see it and for search engines. If it is empty, the storefront uses the title of the product. */
  readonly altHint: string
  /** Thumbnail */
  readonly isThumbnail: string
  /** Remove image */
  readonly removePicture: string
  /** Edit sales channels */
  readonly editChannels: string
  /** Sales channels updated */
  readonly channelsDone: string
  /** Not available in any sales channel. */
  readonly noChannels: string
  /** Options */
  readonly options: string
  /** Add option */
  readonly addOption: string
  /** Existing variants get the value that you enter here. */
  readonly addOptionText: string
  /** Name */
  readonly optionName: string
  /** For example, Size. */
  readonly optionNameHint: string
  /** Option saved */
  readonly optionDone: string
  /** Rename option */
  readonly renameOption: string
  /** Delete option */
  readonly deleteOption: string
  /** Delete the option “{title}”? */
  readonly deleteOptionQuestion: (values: { readonly title: string | number }) => string
  /** Its values are deleted from every variant. */
  readonly deleteOptionText: string
  /** Option deleted */
  readonly optionDeleted: string
  /** Variants */
  readonly variants: string
  /** Variant */
  readonly variant: string
  /** SKU */
  readonly sku: string
  /** EAN */
  readonly ean: string
  /** UPC */
  readonly upc: string
  /** Barcode */
  readonly barcode: string
  /** Prices */
  readonly prices: string
  /** Price in {currency} */
  readonly price: (values: { readonly currency: string | number }) => string
  /** +{count, number} */
  readonly morePrices: (values: { readonly count: number }) => string
  /** Add variant */
  readonly addVariant: string
  /** Edit variant */
  readonly editVariant: string
  /** Edit prices */
  readonly editPrices: string
  /** Edit stock */
  readonly editStock: string
  /** Variant saved */
  readonly variantDone: string
  /** Prices saved */
  readonly pricesDone: string
  /** Stock saved */
  readonly stockDone: string
  /** No stock locations yet */
  readonly stockNoLocations: string
  /** Create a location first, and then enter the stock. */
  readonly stockNoLocationsText: string
  /** Create location */
  readonly stockCreateLocation: string
  /** Delete variant */
  readonly deleteVariant: string
  /** Delete the variant “{title}”? */
  readonly deleteVariantQuestion: (values: { readonly title: string | number }) => string
  /** Customers can no longer buy this variant. Existing orders do not change. */
  readonly deleteVariantText: string
  /** Variant deleted */
  readonly variantDeleted: string
  /** Track inventory */
  readonly manageInventory: string
  /** Each order reduces the stock. */
  readonly manageInventoryHint: string
  /** Allow backorders */
  readonly backorder: string
  /** Customers can buy this variant when it is out of stock. */
  readonly backorderHint: string
  /** Customers cannot buy a product that has no variants. */
  readonly noVariants: string
  /** In stock at {location} */
  readonly stockAt: (values: { readonly location: string | number }) => string
  /** {reserved, number} reserved. */
  readonly stockHint: (values: { readonly reserved: number }) => string
  /** In stock */
  readonly quantity: string
  /** Default option */
  readonly defaultOption: string
  /** Default variant */
  readonly defaultVariant: string
  /** No price */
  readonly notFound: string
  /** Categories */
  readonly categories: string
  /** Drag images here. Drag an image to change the order. */
  readonly dropImages: string
  /** Move earlier */
  readonly moveEarlier: string
  /** Move later */
  readonly moveLater: string
  /** Category */
  readonly category: string
  /** Sales channel */
  readonly channel: string
  /** Duplicate product */
  readonly duplicate: string
  /** Product duplicated */
  readonly duplicateDone: string
  /** {title} (copy) */
  readonly copyOf: (values: { readonly title: string | number }) => string
  /** Images saved */
  readonly mediaDone: string
  /** Choose a type or enter a new one. */
  readonly typeHint: string
  /** External ID */
  readonly externalId: string
  /** Reorder */
  readonly reorder: string
  /** Reorder variants */
  readonly reorderVariants: string
  /** Order saved */
  readonly orderDone: string
  /** View in storefront */
  readonly preview: string
  /** Preview */
  readonly previewDraft: string
  /** The server does not know the URL of the storefront. Set STORE_URL on the server and restart it. */
  readonly previewUnknown: string
  /** Prices of {title} */
  readonly pricesOf: (values: { readonly title: string | number }) => string
  /** Prices of {count, plural, one {# product} other {# products}} */
  readonly pricesOfMany: (values: { readonly count: number }) => string
  /** Prices exclude tax unless the currency or the region includes it. A price for a region takes precedence over the price in its currency. */
  readonly pricesPageText: string
  /** Stock of {title} */
  readonly stockOf: (values: { readonly title: string | number }) => string
  /** Stock of {count, plural, one {# product} other {# products}} */
  readonly stockOfMany: (values: { readonly count: number }) => string
  /** Units in stock at each location, reserved units included. Type in the cells or paste from a spreadsheet. */
  readonly stockPageText: string
  /** Enter 0 for no units. */
  readonly stockRequired: string
  /** Image removed */
  readonly pictureRemoved: string
  /** Duplicate variant */
  readonly duplicateVariant: string
  /** Variants of {title} */
  readonly variantsOf: (values: { readonly title: string | number }) => string
  /** Generate variants */
  readonly generate: string
  /** Each selected combination becomes a variant. Existing variants do not change. */
  readonly generateText: string
  /** Every combination of these values has a variant. Add a value to create more. */
  readonly allCombined: string
  /** Copy prices from */
  readonly pricesFrom: string
  /** Variants saved */
  readonly variantsDone: string
}
