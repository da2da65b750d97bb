// Generated from the operations by `npm run generate`. Do not edit.
import type { NoInput } from "./extend/no-input.ts"
import type { ProviderName } from "./extend/provider-names.ts"
import type { ShopRow } from "./extend/shop-row.ts"

/** The input and the response of every operation, by its id with its API. A project adds its own by declaration merging. */
export interface OperationTypes {
  /** Get the analytics settings of the signed-in user. */
  "admin.GetAnalyticsConfig": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { analytics_config: ShopRow<"AnalyticsConfig"> }
  }
  /** Create the analytics settings of the signed-in user. */
  "admin.PostAnalyticsConfig": {
    params: NoInput
    query: NoInput
    body: {
      /** True if the user opts out of analytics. */
      opt_out: boolean
      /** True if analytics must not identify the user. */
      anonymize?: boolean
    }
    result: { analytics_config: ShopRow<"AnalyticsConfig"> }
  }
  /** Update the analytics settings of the signed-in user. */
  "admin.PostAnalyticsConfigUpdate": {
    params: NoInput
    query: NoInput
    body: {
      /** True if the user opts out of analytics. Unchanged if absent. */
      opt_out?: boolean | null
      /** True if analytics must not identify the user. Unchanged if absent. */
      anonymize?: boolean | null
    }
    result: { analytics_config: ShopRow<"AnalyticsConfig"> }
  }
  /** Acknowledge a request to forget the decision; it is kept. */
  "admin.DeleteAnalyticsConfig": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { user_id: string; object: "analytics_config"; deleted: true }
  }
  /** List the applications that the store can connect with. */
  "admin.GetApps": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { apps: ShopRow<"Oauth">[] }
  }
  /** Connect the store with an application. */
  "admin.PostApps": {
    params: NoInput
    query: NoInput
    body: {
      /** Name of the app. */
      application_name: string
      /** State that the app sent, which is returned to it. */
      state: string
      /** Code that the app's sign-in returned. */
      code: string
    }
    result: { apps: ShopRow<"Oauth"> }
  }
  /** Get the signed-in admin user. */
  "admin.GetAuth": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { user: ShopRow<"User"> }
  }
  /** Sign in an admin user with a session cookie. */
  "admin.PostAuth": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address of the account. */
      email: string
      /** Password of the account. */
      password: string
    }
    result: { user: ShopRow<"User"> }
  }
  /** Sign the admin user out. */
  "admin.DeleteAuth": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: NoInput
  }
  /** Get a JWT for an admin user. */
  "admin.PostToken": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address of the account. */
      email: string
      /** Password of the account. */
      password: string
    }
    result: { access_token: string }
  }
  /** Change the password of the signed-in admin user. */
  "admin.PostAuthPassword": {
    params: NoInput
    query: NoInput
    body: {
      /** The current password of the user. */
      old_password: string
      /** The new password, 8 to 128 characters. */
      new_password: string
    }
    result: { user: ShopRow<"User"> }
  }
  /** Get the signed-in customer. */
  "store.GetAuth": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { customer: ShopRow<"Customer"> }
  }
  /** Sign in a customer with a session cookie. */
  "store.PostAuth": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address of the account. */
      email: string
      /** Password of the account. */
      password: string
    }
    result: { customer: ShopRow<"Customer"> }
  }
  /** Sign the customer out. */
  "store.DeleteAuth": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: NoInput
  }
  /** Get a JWT for a customer. */
  "store.PostToken": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address of the account. */
      email: string
      /** Password of the account. */
      password: string
    }
    result: { access_token: string }
  }
  /** Check whether an email address has an account. */
  "store.GetAuthEmail": {
    params: { email: string }
    query: NoInput
    body: NoInput
    result: { exists: boolean }
  }
  /** List the batch jobs of the signed-in user. */
  "admin.GetBatchJobs": {
    params: NoInput
    query: {
      /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** IDs of batch jobs; only these are listed. */
      id?: readonly string[] | null
      /** Kinds of job, e.g. `product-import`; only jobs of these kinds are listed. */
      type?: readonly string[] | null
      /** Only jobs that were confirmed in this period; `null` lists jobs that were not confirmed. */
      confirmed_at?:
        | string
        | Date
        | {
            /** Before this moment. */
            lt?: string | Date | null
            /** After this moment. */
            gt?: string | Date | null
            /** At this moment or after it. */
            gte?: string | Date | null
            /** At this moment or before it. */
            lte?: string | Date | null
          }
        | null
      /** Only jobs that were prepared in this period; `null` lists jobs that were not prepared. */
      pre_processed_at?:
        | string
        | Date
        | {
            /** Before this moment. */
            lt?: string | Date | null
            /** After this moment. */
            gt?: string | Date | null
            /** At this moment or after it. */
            gte?: string | Date | null
            /** At this moment or before it. */
            lte?: string | Date | null
          }
        | null
      /** Only jobs that were completed in this period; `null` lists jobs that were not completed. */
      completed_at?:
        | string
        | Date
        | {
            /** Before this moment. */
            lt?: string | Date | null
            /** After this moment. */
            gt?: string | Date | null
            /** At this moment or after it. */
            gte?: string | Date | null
            /** At this moment or before it. */
            lte?: string | Date | null
          }
        | null
      /** Only jobs that failed in this period; `null` lists jobs that did not fail. */
      failed_at?:
        | string
        | Date
        | {
            /** Before this moment. */
            lt?: string | Date | null
            /** After this moment. */
            gt?: string | Date | null
            /** At this moment or after it. */
            gte?: string | Date | null
            /** At this moment or before it. */
            lte?: string | Date | null
          }
        | null
      /** Only jobs that were canceled in this period; `null` lists jobs that were not canceled. */
      canceled_at?:
        | string
        | Date
        | {
            /** Before this moment. */
            lt?: string | Date | null
            /** After this moment. */
            gt?: string | Date | null
            /** At this moment or after it. */
            gte?: string | Date | null
            /** At this moment or before it. */
            lte?: string | Date | null
          }
        | null
      /** Only jobs that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only jobs whose last change was in this period. */
      updated_at?:
        | string
        | Date
        | {
            /** Before this moment. */
            lt?: string | Date | null
            /** After this moment. */
            gt?: string | Date | null
            /** At this moment or after it. */
            gte?: string | Date | null
            /** At this moment or before it. */
            lte?: string | Date | null
          }
        | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
    }
    body: NoInput
    result: { batch_jobs: ShopRow<"BatchJob">[]; count: number; offset: number; limit: number }
  }
  /** Start an import or an export in the background. */
  "admin.PostBatchJobs": {
    params: NoInput
    query: NoInput
    body: {
      /** Kind of job, e.g. `product-export` or `price-list-import`. */
      type: string
      /** Input of the job: `fileKey` of an uploaded file for an import, `filterable_fields` for an export. */
      context: Record<string, unknown>
      /** If true, the job checks its input and waits: nothing changes before it is confirmed. */
      dry_run?: boolean | null
    }
    result: { batch_job: ShopRow<"BatchJob"> }
  }
  /** Get a batch job and its progress. */
  "admin.GetBatchJobsBatchJob": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { batch_job: ShopRow<"BatchJob"> }
  }
  /** Cancel a batch job. */
  "admin.PostBatchJobsBatchJobCancel": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { batch_job: ShopRow<"BatchJob"> }
  }
  /** Confirm a dry run of a batch job. */
  "admin.PostBatchJobsBatchJobConfirmProcessing": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { batch_job: ShopRow<"BatchJob"> }
  }
  /** Create a cart. */
  "store.PostCart": {
    params: NoInput
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of the region to price and tax in. Without it, the store's oldest region is used. */
      region_id?: string | null
      /** ISO 3166-1 code of the country to deliver to, two letters in any case; it must be one of the region's. A region with one country needs none. */
      country_code?: string | null
      /** Line items of the new cart, which get their prices and are checked against the stock; at most 1,000. */
      items?:
        | readonly {
            /** ID of the variant to buy. */
            variant_id: string
            /** Units to buy, at least 1. */
            quantity: number
          }[]
        | null
      /** Information about the visit, stored with the cart. The caller's IP address and browser are added to it. */
      context?: Record<string, unknown> | null
      /** ID of the sales channel of the cart. Defaults to the publishable key's channel, or else to the store's default one. */
      sales_channel_id?: string | null
    }
    result: { cart: ShopRow<"Cart"> }
  }
  /** Get a cart with its totals. */
  "store.GetCartsCart": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { cart: ShopRow<"Cart"> }
  }
  /** Update a cart. */
  "store.PostCartsCart": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of the region to move the cart to. Line items get the prices of the region, and those without a price there are removed, as are shipping methods, gift cards and payment sessions. The ID of the cart's own region only updates the prices. */
      region_id?: string | null
      /** ISO 3166-1 code of the country to deliver to, two letters in any case; it counts together with `region_id` only. */
      country_code?: string | null
      /** Email address for the order confirmation. Unless a customer is signed in or given, the guest with this address becomes the cart's customer. */
      email?: string | null
      /** The billing address: some or all of its properties, or the ID of an address in the signed-in customer's address book (for a guest's cart, of an address that belongs to no customer). Absent properties stay as they are, and null clears a property. Null instead of an address removes it from the cart. */
      billing_address?:
        | {
            /** First name of the recipient. */
            first_name?: string | null
            /** Last name of the recipient. */
            last_name?: string | null
            /** Phone number for questions on delivery. */
            phone?: string | null
            /** Key-value pairs for your own data, stored with the address. */
            metadata?: Record<string, unknown> | null
            /** Company of the recipient. */
            company?: string | null
            /** Street and number. */
            address_1?: string | null
            /** Further address details, e.g. a floor. */
            address_2?: string | null
            /** Town or city. */
            city?: string | null
            /** ISO 3166-1 code of the country, two letters in any case. */
            country_code?: string | null
            /** Province, state or county. */
            province?: string | null
            /** Postal code. */
            postal_code?: string | null
          }
        | string
        | null
      /** The shipping address, in a country of the cart's region: some or all of its properties, or the ID of an address in the signed-in customer's address book (for a guest's cart, of an address that belongs to no customer). Absent properties stay as they are, and null clears a property. Null instead of an address removes it from the cart. */
      shipping_address?:
        | {
            /** First name of the recipient. */
            first_name?: string | null
            /** Last name of the recipient. */
            last_name?: string | null
            /** Phone number for questions on delivery. */
            phone?: string | null
            /** Key-value pairs for your own data, stored with the address. */
            metadata?: Record<string, unknown> | null
            /** Company of the recipient. */
            company?: string | null
            /** Street and number. */
            address_1?: string | null
            /** Further address details, e.g. a floor. */
            address_2?: string | null
            /** Town or city. */
            city?: string | null
            /** ISO 3166-1 code of the country, two letters in any case. */
            country_code?: string | null
            /** Province, state or county. */
            province?: string | null
            /** Postal code. */
            postal_code?: string | null
          }
        | string
        | null
      /** Gift cards to pay with, which replace the gift cards of the cart; an empty list removes all. */
      gift_cards?:
        | readonly {
            /** Code of the gift card. */
            code: string
          }[]
        | null
      /** Discounts, which replace the discounts of the cart; an empty list removes all. Only the first discount that lowers prices counts; free shipping can be combined with it. */
      discounts?:
        | readonly {
            /** Code of the discount, in any case. */
            code: string
          }[]
        | null
      /** ID of the customer of the cart: the signed-in one, or one without an account. */
      customer_id?: string | null
      /** Information about the visit; its keys are merged with the stored ones. */
      context?: Record<string, unknown> | null
      /** ID of the sales channel to move the cart to; lines of products that are not sold there are removed. */
      sales_channel_id?: string | null
    }
    result: { cart: ShopRow<"Cart"> }
  }
  /** Remove a discount from a cart. */
  "store.DeleteCartsCartDiscountsDiscount": {
    params: { id: string; code: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { cart: ShopRow<"Cart"> }
  }
  /** Add a shipping method to a cart. */
  "store.PostCartsCartShippingMethod": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of the shipping option, one of those that are offered to the cart. */
      option_id: string
      /** Data for the fulfillment provider, e.g. a drop-off point; the provider validates it. */
      data?: Record<string, unknown> | null
    }
    result: { cart: ShopRow<"Cart"> }
  }
  /** Calculate the taxes of a cart. */
  "store.PostCartsCartTaxes": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { cart: ShopRow<"Cart"> }
  }
  /** Add units of a variant to a cart. */
  "store.PostCartsCartLineItems": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of the variant to buy. */
      variant_id: string
      /** Units to add, at least 1. They are added to a line of the same variant with the same metadata. */
      quantity: number
      /** Key-value pairs for your own data, stored with the line, e.g. an engraving. */
      metadata?: Record<string, unknown> | null
    }
    result: { cart: ShopRow<"Cart"> }
  }
  /** Update the quantity of a line item. */
  "store.PostCartsCartLineItemsItem": {
    params: { id: string; line_id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** New quantity of the line; 0 removes the line from the cart. */
      quantity: number
      /** Key-value pairs to add to the line's own. An empty string removes its key; without `metadata`, the line keeps what it has. */
      metadata?: Record<string, unknown> | null
    }
    result: { cart: ShopRow<"Cart"> }
  }
  /** Remove a line item from a cart. */
  "store.DeleteCartsCartLineItemsItem": {
    params: { id: string; line_id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { cart: ShopRow<"Cart"> }
  }
  /** Create the payment sessions of a cart. */
  "store.PostCartsCartPaymentSessions": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { cart: ShopRow<"Cart">; data: ShopRow<"Cart"> }
  }
  /** Select a payment session. */
  "store.PostCartsCartPaymentSession": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of a payment provider of the cart's region, e.g. `manual`. */
      provider_id: ProviderName<"payment">
    }
    result: { cart: ShopRow<"Cart"> }
  }
  /** Select a payment session and update its data. */
  "store.PostCartsCartPaymentSessionUpdate": {
    params: { id: string; provider_id: ProviderName<"payment"> }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Data of the storefront for the payment provider, which determines its format. */
      data: Record<string, unknown>
    }
    result: { cart: ShopRow<"Cart"> }
  }
  /** Refresh a payment session with its provider. */
  "store.PostCartsCartPaymentSessionsSession": {
    params: { id: string; provider_id: ProviderName<"payment"> }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { cart: ShopRow<"Cart"> }
  }
  /** Delete a payment session. */
  "store.DeleteCartsCartPaymentSessionsSession": {
    params: { id: string; provider_id: ProviderName<"payment"> }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { cart: ShopRow<"Cart"> }
  }
  /** List categories by rank. */
  "admin.GetProductCategories": {
    params: NoInput
    query: {
      /** Searches the name or the handle, ignoring case. Replaces the filter `handle`. */
      q?: string | null
      /** Only the category with this handle. */
      handle?: string | null
      /** ID of the parent; only categories directly below it are listed. `null` lists those at the root. */
      parent_category_id?: string | null
      /** `true` returns each category with all its subcategories, instead of its direct children only. */
      include_descendants_tree?: boolean | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, categories are sorted by rank. */
      order?: string | null
      /** `true` or `false`: only categories with this value. */
      is_internal?: "true" | "false" | null
      /** `true` or `false`: only categories with this value. */
      is_active?: "true" | "false" | null
    }
    body: NoInput
    result: { product_categories: ShopRow<"ProductCategory">[]; count: number; offset: number; limit: number }
  }
  /** Create a category. */
  "admin.PostProductCategories": {
    params: NoInput
    query: {
      /** Accepted without effect: the response is always the same. */
      expand?: string | null
      /** Accepted without effect: the response is always the same. */
      fields?: string | null
    }
    body: {
      /** Name, for customers. */
      name: string
      /** Key-value pairs for your own data. Unlike for other resources, an update replaces the stored pairs. */
      metadata?: Record<string, unknown> | null
      /** Description for customers; empty by default. */
      description?: string
      /** The unique part of its URL; derived from the name by default. */
      handle?: string | null
      /** If true, the category is hidden from customers; false by default. */
      is_internal?: boolean | null
      /** If true, customers see the category; false by default. */
      is_active?: boolean | null
      /** ID of the parent category. Null, the text `null` or no value means the root. */
      parent_category_id?: string | null
    }
    result: { product_category: ShopRow<"ProductCategory"> }
  }
  /** Get a category with its parent and its subcategories. */
  "admin.GetProductCategoriesCategory": {
    params: { id: string }
    query: {
      /** Accepted without effect: the response is always the same. */
      expand?: string | null
      /** Accepted without effect: the response is always the same. */
      fields?: string | null
    }
    body: NoInput
    result: { product_category: ShopRow<"ProductCategory"> }
  }
  /** Update a category, or move it in the tree. */
  "admin.PostProductCategoriesCategory": {
    params: { id: string }
    query: {
      /** Accepted without effect: the response is always the same. */
      expand?: string | null
      /** Accepted without effect: the response is always the same. */
      fields?: string | null
    }
    body: {
      /** Name, for customers. Unchanged if absent. */
      name?: string | null
      /** The unique part of its URL. */
      handle?: string | null
      /** Position among the categories of its parent, from 0. If absent, it keeps its position, or is last below a new parent. */
      rank?: number | null
      /** Key-value pairs for your own data. Unlike for other resources, an update replaces the stored pairs. */
      metadata?: Record<string, unknown> | null
      /** Description for customers. Unchanged if absent. */
      description?: string
      /** If true, the category is hidden from customers. Unchanged if absent. */
      is_internal?: boolean | null
      /** If true, customers see the category. Unchanged if absent. */
      is_active?: boolean | null
      /** ID of the parent category. Null, or the text `null`, means the root. If absent, the category is not moved. */
      parent_category_id?: string | null
    }
    result: { product_category: ShopRow<"ProductCategory"> }
  }
  /** Delete a category without subcategories. */
  "admin.DeleteProductCategoriesCategory": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "product-category"; deleted: true }
  }
  /** Add products to a category. */
  "admin.PostProductCategoriesCategoryProductsBatch": {
    params: { id: string }
    query: {
      /** Accepted without effect: the response is always the same. */
      expand?: string | null
      /** Accepted without effect: the response is always the same. */
      fields?: string | null
    }
    body: {
      /** Products to add. */
      product_ids: readonly {
        /** ID of a product. */
        id: string
      }[]
    }
    result: { product_category: ShopRow<"ProductCategory"> }
  }
  /** Remove products from a category. */
  "admin.DeleteProductCategoriesCategoryProductsBatch": {
    params: { id: string }
    query: {
      /** Accepted without effect: the response is always the same. */
      expand?: string | null
      /** Accepted without effect: the response is always the same. */
      fields?: string | null
    }
    body: {
      /** Products to remove. */
      product_ids: readonly {
        /** ID of a product. */
        id: string
      }[]
    }
    result: { product_category: ShopRow<"ProductCategory"> }
  }
  /** List active, public categories by rank. */
  "store.GetProductCategories": {
    params: NoInput
    query: {
      /** Searches the name or the handle, ignoring case. Replaces the filter `handle`. */
      q?: string | null
      /** Only the category with this handle. */
      handle?: string | null
      /** ID of the parent; only categories directly below it are listed. `null` lists those at the root. */
      parent_category_id?: string | null
      /** `true` returns each category with all its subcategories, instead of its direct children only. */
      include_descendants_tree?: boolean | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, categories are sorted by rank. */
      order?: string | null
    }
    body: NoInput
    result: { product_categories: ShopRow<"ProductCategory">[]; count: number; offset: number; limit: number }
  }
  /** Get an active, public category with its parent and its subcategories. */
  "store.GetProductCategoriesCategory": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { product_category: ShopRow<"ProductCategory"> }
  }
  /** Complete a cart. */
  "store.PostCartsCartComplete": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: {
      type: "order" | "swap" | "cart"
      data: ShopRow<"Order"> | ShopRow<"Swap"> | ShopRow<"Cart">
      payment_status?: string
    }
  }
  /** Complete a cart with the deprecated path. */
  "store.PostCartsCartCompleteCart": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: {
      type: "order" | "swap" | "cart"
      data: ShopRow<"Order"> | ShopRow<"Swap"> | ShopRow<"Cart">
      payment_status?: string
    }
  }
  /** Create a claim of an order. */
  "admin.PostOrdersOrderClaims": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** `refund` refunds the customer, `replace` ships other items. */
      type: "refund" | "replace"
      /** Claimed items of the order, line by line. */
      claim_items: readonly {
        /** ID of the line of the order. */
        item_id: string
        /** The number of units to claim, at least 1. Each fulfilled unit can be claimed, returned or exchanged once. */
        quantity: number
        /** A note on what was wrong. */
        note?: string | null
        /** What was wrong. A request without it, or with null, is rejected, as in v1. */
        reason?: "missing_item" | "wrong_item" | "production_failure" | "other" | null
        /** Tags of the claim; new ones are created. */
        tags?: readonly string[] | null
        /** URLs of images that show what was wrong. */
        images?: readonly string[] | null
      }[]
      /** Return shipping of the claimed items, if they are returned. */
      return_shipping?: {
        /** ID of the return shipping option; without it, no return shipping is arranged. */
        option_id?: string | null
        /** Price of the return shipping in the currency's smallest unit; by default, the price of the option. */
        price?: number | null
      } | null
      /** Replacement items; a claim of type `replace` needs at least one. */
      additional_items?:
        | readonly {
            /** ID of the variant to send. */
            variant_id: string
            /** Units to send, at least 1. */
            quantity: number
          }[]
        | null
      /** Shipping methods of the replacements. */
      shipping_methods?:
        | readonly {
            /** ID of an existing shipping method to use for the claim. */
            id?: string | null
            /** ID of the shipping option for a new shipping method, if `id` is absent. */
            option_id?: string | null
            /** Price in the currency's smallest unit; by default, the price of the option. */
            price?: number | null
            /** Data for the fulfillment provider, which validates it. */
            data?: Record<string, unknown> | null
          }[]
        | null
      /** The refund of a claim of type `refund`, in the currency's smallest unit; the price of the claimed units by default. */
      refund_amount?: number | null
      /** The shipping address of the replacements; the order's shipping address by default. */
      shipping_address?: {
        /** First name of the recipient. */
        first_name?: string | null
        /** Last name of the recipient. */
        last_name?: string | null
        /** Phone number for questions on delivery. */
        phone?: string | null
        /** Key-value pairs for your own data, stored with the address. */
        metadata?: Record<string, unknown> | null
        /** Company of the recipient. */
        company?: string | null
        /** Street and number. */
        address_1?: string | null
        /** Further address details, e.g. a floor. */
        address_2?: string | null
        /** Town or city. */
        city?: string | null
        /** ISO 3166-1 code of the country, two letters in any case. */
        country_code?: string | null
        /** Province, state or county. */
        province?: string | null
        /** Postal code. */
        postal_code?: string | null
      } | null
      /** If true, the customer gets no notifications about the claim; by default, the setting of the order applies. */
      no_notification?: boolean | null
      /** ID of the stock location that receives the claimed items. */
      return_location_id?: string | null
      /** Key-value pairs for your own data, stored with the claim. */
      metadata?: Record<string, unknown> | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Update a claim. */
  "admin.PostOrdersOrderClaimsClaim": {
    params: { id: string; claim_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Items of the claim to update; the others are unchanged. */
      claim_items?:
        | readonly {
            /** ID of the claimed item. */
            id: string
            /** A note on what was wrong. Unchanged if absent or null. */
            note?: string | null
            /** Reason: `missing_item`, `wrong_item`, `production_failure` or `other`. Unchanged if absent or null. */
            reason?: string | null
            /** Images of the item; images that are not listed are removed. */
            images: readonly {
              /** ID of an image to keep; an unknown ID adds an image. */
              id?: string | null
              /** URL of an image to add, or the new URL of the image with this `id`. */
              url?: string | null
            }[]
            /** Tags of the item; tags that are not listed are removed. */
            tags: readonly {
              /** ID of a tag to keep or to add; an unknown ID adds a tag with `value`. */
              id?: string | null
              /** Text of a tag to add, if `id` is absent. */
              value?: string | null
            }[]
            /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
            metadata?: Record<string, unknown> | null
          }[]
        | null
      /** Shipping methods of the replacements; rejected if the claim has shipping methods already. */
      shipping_methods?:
        | readonly {
            /** ID of an existing shipping method to use for the claim. */
            id?: string | null
            /** ID of the shipping option for a new shipping method, if `id` is absent. */
            option_id?: string | null
            /** Price in the currency's smallest unit; by default, the price of the option. */
            price?: number | null
            /** Data for the fulfillment provider, which validates it. */
            data?: Record<string, unknown> | null
          }[]
        | null
      /** If true, the customer gets no notifications about the claim. Unchanged if absent or null. */
      no_notification?: boolean | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Cancel a claim. */
  "admin.PostOrdersClaimCancel": {
    params: { id: string; claim_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Create a fulfillment of a claim. */
  "admin.PostOrdersOrderClaimsClaimFulfillments": {
    params: { id: string; claim_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Key-value pairs for your own data, stored with each fulfillment. */
      metadata?: Record<string, unknown> | null
      /** If true, the customer gets no notifications about it; by default, the previous setting applies. */
      no_notification?: boolean | null
      /** ID of the stock location to ship from; without it, the stock does not change. */
      location_id?: string | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Cancel a fulfillment of a claim that was not shipped. */
  "admin.PostOrdersClaimFulfillmentsCancel": {
    params: { id: string; claim_id: string; fulfillment_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Mark a fulfillment of a claim as shipped. */
  "admin.PostOrdersOrderClaimsClaimShipments": {
    params: { id: string; claim_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of the shipped fulfillment of the claim. */
      fulfillment_id: string
      /** Tracking numbers of the shipment. */
      tracking_numbers?: readonly string[] | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** List collections with their products. */
  "admin.GetCollections": {
    params: NoInput
    query: {
      /** Only collections with exactly this title. Without effect with `q`. */
      title?: string | null
      /** Only the collection with this handle. Without effect with `q`. */
      handle?: string | null
      /** Only collections that were created in this period. Without effect with `q`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only collections whose last change was in this period. Without effect with `q`. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only collections that were deleted in this period. With `q`, deleted ones are searched too, and the period has no effect. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Searches the title or the handle, ignoring case. */
      q?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of a discount condition; only collections that it names are listed. */
      discount_condition_id?: string | null
      /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
    }
    body: NoInput
    result: { collections: ShopRow<"ProductCollection">[]; count: number; offset: number; limit: number }
  }
  /** Create a collection. */
  "admin.PostCollections": {
    params: NoInput
    query: NoInput
    body: {
      /** Title, for customers. */
      title: string
      /** The unique part of its URL; derived from the title by default. */
      handle?: string | null
      /** Key-value pairs for your own data, stored with the collection. */
      metadata?: Record<string, unknown> | null
    }
    result: { collection: ShopRow<"ProductCollection"> }
  }
  /** Get a collection with its products. */
  "admin.GetCollectionsCollection": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { collection: ShopRow<"ProductCollection"> }
  }
  /** Update a collection. */
  "admin.PostCollectionsCollection": {
    params: { id: string }
    query: NoInput
    body: {
      /** Title, for customers. Unchanged if absent. */
      title?: string | null
      /** The unique part of its URL; null removes it. Unchanged if absent. */
      handle?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { collection: ShopRow<"ProductCollection"> }
  }
  /** Delete a collection. */
  "admin.DeleteCollectionsCollection": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "product-collection"; deleted: true }
  }
  /** Add products to a collection. */
  "admin.PostProductsToCollection": {
    params: { id: string }
    query: NoInput
    body: {
      /** IDs of products, at least one. */
      product_ids: readonly string[]
    }
    result: { collection: ShopRow<"ProductCollection"> }
  }
  /** Remove products from a collection. */
  "admin.DeleteProductsFromCollection": {
    params: { id: string }
    query: NoInput
    body: {
      /** IDs of products, at least one. */
      product_ids: readonly string[]
    }
    result: { id: string; object: string; removed_products: string[] }
  }
  /** List collections. */
  "store.GetCollections": {
    params: NoInput
    query: {
      /** Handles; only collections that have one of them are listed. */
      handle?: readonly string[] | null
      /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
    }
    body: NoInput
    result: { collections: ShopRow<"ProductCollection">[]; count: number; offset: number; limit: number }
  }
  /** Get a collection. */
  "store.GetCollectionsCollection": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { collection: ShopRow<"ProductCollection"> }
  }
  /** List currencies. */
  "admin.GetCurrencies": {
    params: NoInput
    query: {
      /** Only the currency with this code, ISO 4217 in lower case. */
      code?: string | null
      /** Searches the code or the name, ignoring case. Replaces the filter `code`. */
      q?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, currencies are sorted by code. */
      order?: string | null
      /** Omit it: a query string contains only strings, and every string is rejected, as in v1. */
      includes_tax?: boolean | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: { currencies: ShopRow<"Currency">[]; count: number; offset: number; limit: number }
  }
  /** Set whether prices in a currency include tax. */
  "admin.PostCurrenciesCurrency": {
    params: { code: string }
    query: NoInput
    body: {
      /** Whether prices in this currency include tax. Unchanged if absent. */
      includes_tax?: boolean | null
    }
    result: { currency: ShopRow<"Currency"> }
  }
  /** List customers. */
  "admin.GetCustomers": {
    params: NoInput
    query: {
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Accepted without effect: customers are returned with all columns. */
      fields?: string | null
      /** Searches the email address, the first or the last name, ignoring case. */
      q?: string | null
      /** `true` lists customers with an account, `false` guests. */
      has_account?: boolean | null
      /** IDs of customer groups; customers who are in one of them are listed. */
      groups?: string | readonly string[] | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { customers: ShopRow<"Customer">[]; count: number; offset: number; limit: number }
  }
  /** Create a customer with an account. */
  "admin.PostCustomers": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address for signing in; it is stored in lower case and must be unique among accounts. */
      email: string
      /** First name. */
      first_name: string
      /** Last name. */
      last_name: string
      /** The password, 8 to 128 characters. */
      password: string
      /** Phone number. */
      phone?: string | null
      /** Key-value pairs for your own data, stored with the customer. */
      metadata?: Record<string, unknown> | null
    }
    result: { customer: ShopRow<"Customer"> }
  }
  /** Get a customer. */
  "admin.GetCustomersCustomer": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Accepted without effect: customers are returned with all columns. */
      fields?: string | null
    }
    body: NoInput
    result: { customer: ShopRow<"Customer"> }
  }
  /** Update a customer. */
  "admin.PostCustomersCustomer": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Accepted without effect: customers are returned with all columns. */
      fields?: string | null
    }
    body: {
      /** New address, stored in lower case. Unchanged if absent. */
      email?: string | null
      /** First name; null clears it. */
      first_name?: string | null
      /** Last name; null clears it. */
      last_name?: string | null
      /** New password, 8 to 128 characters; it ends all sessions and tokens of the customer. Unchanged if absent, null or empty. */
      password?: string | null
      /** Phone number; null clears it. */
      phone?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
      /** Groups of the customer, which replace the previous ones. Unchanged if absent or null. */
      groups?:
        | readonly {
            /** ID of a customer group. */
            id: string
          }[]
        | null
    }
    result: { customer: ShopRow<"Customer"> }
  }
  /** List customer groups. */
  "admin.GetCustomerGroups": {
    params: NoInput
    query: {
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** A list of IDs, `id[]=…`, or bounds of IDs, e.g. `id[gt]=…`; a single value is rejected. */
      id?:
        | readonly string[]
        | {
            /** Before this ID. */
            lt?: string | null
            /** After this ID. */
            gt?: string | null
            /** This ID or one after it. */
            gte?: string | null
            /** This ID or one before it. */
            lte?: string | null
          }
        | null
      /** Searches the name, ignoring case. Replaces the filter `name`. */
      q?: string | null
      /** Names; only groups that have one of them are listed. */
      name?: readonly string[] | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** ID of a discount condition; only groups that it names are listed. */
      discount_condition_id?: string | null
    }
    body: NoInput
    result: { customer_groups: ShopRow<"CustomerGroup">[]; count: number; offset: number; limit: number }
  }
  /** Create a customer group. */
  "admin.PostCustomerGroups": {
    params: NoInput
    query: NoInput
    body: {
      /** Name of the group; no other group may have it. */
      name: string
      /** Key-value pairs for your own data, stored with the group. */
      metadata?: Record<string, unknown> | null
    }
    result: { customer_group: ShopRow<"CustomerGroup"> }
  }
  /** Get a customer group. */
  "admin.GetCustomerGroupsGroup": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { customer_group: ShopRow<"CustomerGroup"> }
  }
  /** Update a customer group. */
  "admin.PostCustomerGroupsGroup": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** New name; no other group may have it. Unchanged if absent. */
      name?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { customer_group: ShopRow<"CustomerGroup"> }
  }
  /** Delete a customer group. */
  "admin.DeleteCustomerGroupsCustomerGroup": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "customer_group"; deleted: true }
  }
  /** List the customers of a group. */
  "admin.GetCustomerGroupsGroupCustomers": {
    params: { id: string }
    query: {
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Accepted without effect: customers are returned with all columns. */
      fields?: string | null
      /** Searches the email address, the first or the last name, ignoring case. */
      q?: string | null
      /** `true` lists customers with an account, `false` guests. */
      has_account?: boolean | null
      /** IDs of customer groups; customers who are in one of them are listed. */
      groups?: string | readonly string[] | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { customers: ShopRow<"Customer">[]; count: number; offset: number; limit: number }
  }
  /** Add customers to a group. */
  "admin.PostCustomerGroupsGroupCustomersBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** Customers to add or remove. */
      customer_ids: readonly {
        /** ID of a customer. */
        id: string
      }[]
    }
    result: { customer_group: ShopRow<"CustomerGroup"> }
  }
  /** Remove customers from a group. */
  "admin.DeleteCustomerGroupsGroupCustomerBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** Customers to add or remove. */
      customer_ids: readonly {
        /** ID of a customer. */
        id: string
      }[]
    }
    result: { customer_group: ShopRow<"CustomerGroup"> }
  }
  /** Create an account and sign in with a session cookie. */
  "store.PostCustomers": {
    params: NoInput
    query: NoInput
    body: {
      /** First name. */
      first_name?: string | null
      /** Last name. */
      last_name?: string | null
      /** Email address for signing in; it is stored in lower case and must be unique among accounts. */
      email: string
      /** The password, 8 to 128 characters. */
      password: string
      /** Phone number. */
      phone?: string | null
    }
    result: { customer: ShopRow<"Customer"> }
  }
  /** Get the signed-in customer. */
  "store.GetCustomersCustomer": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { customer: ShopRow<"Customer"> }
  }
  /** Update the signed-in customer. */
  "store.PostCustomersCustomer": {
    params: NoInput
    query: NoInput
    body: {
      /** Billing address: a new one, or the ID of one of the customer's addresses; null removes it. Unchanged if absent. */
      billing_address?:
        | {
            /** First name of the recipient. */
            first_name?: string | null
            /** Last name of the recipient. */
            last_name?: string | null
            /** Phone number for questions on delivery. */
            phone?: string | null
            /** Key-value pairs for your own data, stored with the address. */
            metadata?: Record<string, unknown> | null
            /** Company of the recipient. */
            company?: string | null
            /** Street and number. */
            address_1?: string | null
            /** Further address details, e.g. a floor. */
            address_2?: string | null
            /** Town or city. */
            city?: string | null
            /** ISO 3166-1 code of the country, two letters in any case. */
            country_code?: string | null
            /** Province, state or county. */
            province?: string | null
            /** Postal code. */
            postal_code?: string | null
          }
        | string
        | null
      /** First name; null clears it. */
      first_name?: string | null
      /** Last name; null clears it. */
      last_name?: string | null
      /** New password, 8 to 128 characters; it ends all other sessions and tokens of the customer. Unchanged if absent, null or empty. */
      password?: string | null
      /** Phone number; null clears it. */
      phone?: string | null
      /** New address to sign in with, stored in lower case; it must not belong to another account. */
      email?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { customer: ShopRow<"Customer"> }
  }
  /** Add an address to the address book. */
  "store.PostCustomersCustomerAddresses": {
    params: NoInput
    query: NoInput
    body: {
      /** The complete shipping address. */
      address: {
        /** First name of the recipient. */
        first_name: string
        /** Last name of the recipient. */
        last_name: string
        /** Phone number for questions on delivery. */
        phone?: string | null
        /** Key-value pairs for your own data, stored with the address. */
        metadata?: Record<string, unknown> | null
        /** Company of the recipient. */
        company?: string | null
        /** Street and number. */
        address_1: string
        /** Further address details, e.g. a floor. */
        address_2?: string | null
        /** Town or city. */
        city: string
        /** ISO 3166-1 code of the country, two letters in any case. */
        country_code: string
        /** Province, state or county. */
        province?: string | null
        /** Postal code. */
        postal_code: string
      }
    }
    result: { customer: ShopRow<"Customer"> }
  }
  /** Update an address in the address book. */
  "store.PostCustomersCustomerAddressesAddress": {
    params: { address_id: string }
    query: NoInput
    body: {
      /** First name of the recipient. */
      first_name?: string | null
      /** Last name of the recipient. */
      last_name?: string | null
      /** Phone number for questions on delivery. */
      phone?: string | null
      /** Key-value pairs for your own data, stored with the address. */
      metadata?: Record<string, unknown> | null
      /** Company of the recipient. */
      company?: string | null
      /** Street and number. */
      address_1?: string | null
      /** Further address details, e.g. a floor. */
      address_2?: string | null
      /** Town or city. */
      city?: string | null
      /** ISO 3166-1 code of the country, two letters in any case. */
      country_code?: string | null
      /** Province, state or county. */
      province?: string | null
      /** Postal code. */
      postal_code?: string | null
    }
    result: { customer: ShopRow<"Customer"> }
  }
  /** Delete an address from the address book. */
  "store.DeleteCustomersCustomerAddressesAddress": {
    params: { address_id: string }
    query: NoInput
    body: NoInput
    result: { customer: ShopRow<"Customer"> }
  }
  /** List the saved payment methods of the customer. */
  "store.GetCustomersCustomerPaymentMethods": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: {
      payment_methods: {
        /** The ID of the payment provider. */
        provider_id: string
        /** What the provider stores about the method. */
        data: Record<string, unknown>
      }[]
    }
  }
  /** Set a new password with a reset token. */
  "store.PostCustomersResetPassword": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address of the account. */
      email: string
      /** Token from the email to the customer; it works once, within 15 minutes. */
      token: string
      /** The new password, 8 to 128 characters. */
      password: string
    }
    result: { customer: ShopRow<"Customer"> }
  }
  /** Request a password reset. */
  "store.PostCustomersCustomerPasswordToken": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address of the account that the token is for. */
      email: string
    }
    result: NoInput
  }
  /** List discounts. */
  "admin.GetDiscounts": {
    params: NoInput
    query: {
      /** Filter by the rule of a discount. */
      rule?: {
        /** Only discounts whose rule is of this type. */
        type?: "fixed" | "percentage" | "free_shipping" | null
        /** Only discounts whose rule applies this way: to the `total`, or to each `item`. */
        allocation?: "total" | "item" | null
      } | null
      /** Searches the code, ignoring case. */
      q?: string | null
      /** `true` lists dynamic discounts, `false` the others. */
      is_dynamic?: boolean | null
      /** `true` lists disabled discounts, `false` the others. */
      is_disabled?: boolean | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Column to sort by, or a column of a relation, such as `rule.type`; several are separated by commas, and a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { discounts: ShopRow<"Discount">[]; count: number; offset: number; limit: number }
  }
  /** Create a discount. */
  "admin.PostDiscounts": {
    params: NoInput
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Code that customers enter, stored in upper case. */
      code: string
      /** The value of the discount, and what it applies to. */
      rule: {
        /** Description of the discount. */
        description?: string | null
        /** `fixed` takes an amount off, `percentage` a part of the price, `free_shipping` the price of shipping. */
        type: "fixed" | "percentage" | "free_shipping"
        /** Value of the discount: percent up to 100, or the smallest unit of the currency for a `fixed` discount; never negative. Ignored for `free_shipping`. */
        value: number
        /** `total` spreads a fixed value over the lines, `item` takes it off every unit. */
        allocation: "total" | "item"
        /** What it applies to and who can use it; everything and everyone by default. */
        conditions?:
          | readonly {
              /** With `in`, the discount applies to the listed resources; with `not_in`, to everything else. */
              operator: string
              /** IDs of products. A condition can have only one of these lists. */
              products?: readonly string[] | null
              /** IDs of collections. A condition can have only one of these lists. */
              product_collections?: readonly string[] | null
              /** IDs of product types. A condition can have only one of these lists. */
              product_types?: readonly string[] | null
              /** IDs of tags. A condition can have only one of these lists. */
              product_tags?: readonly string[] | null
              /** IDs of customer groups. A condition can have only one of these lists. */
              customer_groups?: readonly string[] | null
            }[]
          | null
      }
      /** If true, codes that share its rule can be created from it. */
      is_dynamic?: boolean | null
      /** If true, nobody can use it. */
      is_disabled?: boolean | null
      /** When the discount becomes valid; immediately by default. */
      starts_at?: string | Date | null
      /** When the discount expires, later than `starts_at`; never by default. */
      ends_at?: string | Date | null
      /** How long a code that is created from it is valid, an ISO 8601 duration such as `P3DT12H`; without limit by default. */
      valid_duration?: string | null
      /** How many orders can use it; unlimited by default. */
      usage_limit?: number | null
      /** IDs of the regions it can be used in, at least one; exactly one for a `fixed` discount. */
      regions: readonly string[]
      /** Key-value pairs for your own data, stored with the discount. */
      metadata?: Record<string, unknown> | null
    }
    result: { discount: ShopRow<"Discount"> }
  }
  /** Get a discount by its code. */
  "admin.GetDiscountsDiscountCode": {
    params: { code: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { discount: ShopRow<"Discount"> }
  }
  /** Get a discount. */
  "admin.GetDiscountsDiscount": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { discount: ShopRow<"Discount"> }
  }
  /** Update a discount. */
  "admin.PostDiscountsDiscount": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Code that customers enter, stored in upper case. Unchanged if absent or null. */
      code?: string | null
      /** The value of the discount; its type cannot be changed. */
      rule?: {
        /** ID of the discount's own rule. */
        id: string
        /** Description of the discount; null clears it. Unchanged if absent. */
        description?: string | null
        /** Value of the discount: percent up to 100, or the smallest unit of the currency for a `fixed` discount; never negative. Unchanged if absent. */
        value?: number | null
        /** `total` spreads a fixed value over the lines, `item` takes it off every unit. Null removes it. Unchanged if absent. */
        allocation?: "total" | "item" | null
        /** Conditions to update, by ID, and conditions to add; the others are unchanged. */
        conditions?:
          | readonly {
              /** ID of a condition of the rule to update. Without it, a condition is added. */
              id?: string | null
              /** With `in`, the discount applies to the listed resources; with `not_in`, to everything else. A new condition has `in` by default, and an existing one keeps its operator. */
              operator?: string | null
              /** IDs of products. A condition can have only one of these lists. */
              products?: readonly string[] | null
              /** IDs of collections. A condition can have only one of these lists. */
              product_collections?: readonly string[] | null
              /** IDs of product types. A condition can have only one of these lists. */
              product_types?: readonly string[] | null
              /** IDs of tags. A condition can have only one of these lists. */
              product_tags?: readonly string[] | null
              /** IDs of customer groups. A condition can have only one of these lists. */
              customer_groups?: readonly string[] | null
            }[]
          | null
      } | null
      /** If true, nobody can use it. Unchanged if absent. */
      is_disabled?: boolean | null
      /** When the discount becomes valid. Unchanged if absent. */
      starts_at?: string | Date | null
      /** When the discount expires, later than `starts_at`; null means never. Unchanged if absent. */
      ends_at?: string | Date | null
      /** How long a code that is created from it is valid, an ISO 8601 duration; null means without limit. Unchanged if absent. */
      valid_duration?: string | null
      /** How many orders can use it; null means unlimited. Unchanged if absent. */
      usage_limit?: number | null
      /** IDs of the regions it can be used in, which replace the previous ones; not more than one for a `fixed` discount. Unchanged if absent or null. */
      regions?: readonly string[] | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { discount: ShopRow<"Discount"> }
  }
  /** Delete a discount. */
  "admin.DeleteDiscountsDiscount": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "discount"; deleted: true }
  }
  /** Create a code of a dynamic discount. */
  "admin.PostDiscountsDiscountDynamicCodes": {
    params: { id: string }
    query: NoInput
    body: {
      /** Code that customers enter, stored in upper case. */
      code: string
      /** Accepted and not used, as in v1: the code has the `usage_limit` of its discount. */
      usage_limit?: number | null
      /** Key-value pairs for your own data, stored with the code. */
      metadata?: Record<string, unknown> | null
    }
    result: { discount: ShopRow<"Discount"> }
  }
  /** Delete a code of a dynamic discount. */
  "admin.DeleteDiscountsDiscountDynamicCodesCode": {
    params: { id: string; code: string }
    query: NoInput
    body: NoInput
    result: { discount: ShopRow<"Discount"> }
  }
  /** Add a region to a discount. */
  "admin.PostDiscountsDiscountRegionsRegion": {
    params: { id: string; region_id: string }
    query: NoInput
    body: NoInput
    result: { discount: ShopRow<"Discount"> }
  }
  /** Remove a region from a discount. */
  "admin.DeleteDiscountsDiscountRegionsRegion": {
    params: { id: string; region_id: string }
    query: NoInput
    body: NoInput
    result: { discount: ShopRow<"Discount"> }
  }
  /** Add a condition to a discount. */
  "admin.PostDiscountsDiscountConditions": {
    params: { discount_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** With `in`, the discount applies to the listed resources; with `not_in`, to everything else. */
      operator: string
      /** IDs of products. A condition can have only one of these lists. */
      products?: readonly string[] | null
      /** IDs of collections. A condition can have only one of these lists. */
      product_collections?: readonly string[] | null
      /** IDs of product types. A condition can have only one of these lists. */
      product_types?: readonly string[] | null
      /** IDs of tags. A condition can have only one of these lists. */
      product_tags?: readonly string[] | null
      /** IDs of customer groups. A condition can have only one of these lists. */
      customer_groups?: readonly string[] | null
    }
    result: { discount: ShopRow<"Discount"> }
  }
  /** Get a condition of a discount. */
  "admin.GetDiscountsDiscountConditionsCondition": {
    params: { discount_id: string; condition_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { discount_condition: ShopRow<"DiscountCondition"> }
  }
  /** Update the resources of a discount condition. */
  "admin.PostDiscountsDiscountConditionsCondition": {
    params: { discount_id: string; condition_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** IDs of products. A condition can have only one of these lists. */
      products?: readonly string[] | null
      /** IDs of collections. A condition can have only one of these lists. */
      product_collections?: readonly string[] | null
      /** IDs of product types. A condition can have only one of these lists. */
      product_types?: readonly string[] | null
      /** IDs of tags. A condition can have only one of these lists. */
      product_tags?: readonly string[] | null
      /** IDs of customer groups. A condition can have only one of these lists. */
      customer_groups?: readonly string[] | null
    }
    result: { discount: ShopRow<"Discount"> }
  }
  /** Delete a condition of a discount. */
  "admin.DeleteDiscountsDiscountConditionsCondition": {
    params: { discount_id: string; condition_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { id: string; object: "discount-condition"; deleted: true; discount: ShopRow<"Discount"> }
  }
  /** Add resources to a discount condition. */
  "admin.PostDiscountsDiscountConditionsConditionBatch": {
    params: { discount_id: string; condition_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Resources of the condition's type. */
      resources: readonly {
        /** ID of a product, collection, product type, tag or customer group, as the condition has it. */
        id: string
      }[]
    }
    result: { discount: ShopRow<"Discount"> }
  }
  /** Remove resources from a discount condition. */
  "admin.DeleteDiscountsDiscountConditionsConditionBatch": {
    params: { discount_id: string; condition_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Resources of the condition's type. */
      resources: readonly {
        /** ID of a product, collection, product type, tag or customer group, as the condition has it. */
        id: string
      }[]
    }
    result: { discount: ShopRow<"Discount"> }
  }
  /** List draft orders. */
  "admin.GetDraftOrders": {
    params: NoInput
    query: {
      /** Searches the number of the draft or the email address of its cart, ignoring case. */
      q?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
      /** Only drafts of this status, or of these. */
      status?: readonly ("open" | "completed")[] | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
    }
    body: NoInput
    result: { draft_orders: ShopRow<"DraftOrder">[]; count: number; offset: number; limit: number }
  }
  /** Create a draft order. */
  "admin.PostDraftOrders": {
    params: NoInput
    query: NoInput
    body: {
      /** Has no effect, as in v1: a new draft order is `open`. */
      status?: "open" | "completed" | null
      /** The customer's email address, stored in lower case. Without `customer_id`, or when no customer has that ID, the guest with this address is the customer. */
      email: string
      /** The billing address, or the ID of an address in the customer's address book. */
      billing_address?:
        | {
            /** First name of the recipient. */
            first_name?: string | null
            /** Last name of the recipient. */
            last_name?: string | null
            /** Phone number for questions on delivery. */
            phone?: string | null
            /** Key-value pairs for your own data, stored with the address. */
            metadata?: Record<string, unknown> | null
            /** Company of the recipient. */
            company?: string | null
            /** Street and number. */
            address_1?: string | null
            /** Further address details, e.g. a floor. */
            address_2?: string | null
            /** Town or city. */
            city?: string | null
            /** ISO 3166-1 code of the country, two letters in any case. */
            country_code?: string | null
            /** Province, state or county. */
            province?: string | null
            /** Postal code. */
            postal_code?: string | null
          }
        | string
        | null
      /** The shipping address, in a country of the region, or the ID of an address in the customer's address book. */
      shipping_address?:
        | {
            /** First name of the recipient. */
            first_name?: string | null
            /** Last name of the recipient. */
            last_name?: string | null
            /** Phone number for questions on delivery. */
            phone?: string | null
            /** Key-value pairs for your own data, stored with the address. */
            metadata?: Record<string, unknown> | null
            /** Company of the recipient. */
            company?: string | null
            /** Street and number. */
            address_1?: string | null
            /** Further address details, e.g. a floor. */
            address_2?: string | null
            /** Town or city. */
            city?: string | null
            /** ISO 3166-1 code of the country, two letters in any case. */
            country_code?: string | null
            /** Province, state or county. */
            province?: string | null
            /** Postal code. */
            postal_code?: string | null
          }
        | string
        | null
      /** Items of the order: variants or custom items. */
      items?:
        | readonly {
            /** Title of a custom item; `Custom item` by default. Without effect on a variant. */
            title?: string | null
            /** Price of one unit in the currency's smallest unit, at least 0. By default, the price of the variant, or 0 for a custom item. */
            unit_price?: number | null
            /** ID of the variant; without it, the item is a custom item. */
            variant_id?: string | null
            /** Units; at least 1 of a variant. */
            quantity: number
            /** Key-value pairs for your own data, stored with the line. */
            metadata?: Record<string, unknown> | null
          }[]
        | null
      /** ID of the region to price and tax in. */
      region_id: string
      /** Discounts to apply. */
      discounts?:
        | readonly {
            /** Code of the discount, in any case. */
            code: string
          }[]
        | null
      /** ID of the customer, with or without an account. */
      customer_id?: string | null
      /** If true, the customer gets no notifications about the order. */
      no_notification_order?: boolean | null
      /** Shipping methods. The list can be empty. */
      shipping_methods: readonly {
        /** ID of a shipping option of the region. */
        option_id: string
        /** Data for the fulfillment provider, which validates it. */
        data?: Record<string, unknown> | null
        /** Price in the currency's smallest unit; by default, the price of the option. */
        price?: number | null
      }[]
      /** Key-value pairs for your own data, stored with the cart of the draft. */
      metadata?: Record<string, unknown> | null
    }
    result: { draft_order: ShopRow<"DraftOrder"> }
  }
  /** Get a draft order with the totals of its cart. */
  "admin.GetDraftOrdersDraftOrder": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { draft_order: ShopRow<"DraftOrder"> }
  }
  /** Update an open draft order. */
  "admin.PostDraftOrdersDraftOrder": {
    params: { id: string }
    query: NoInput
    body: {
      /** ID of the region to move the draft to. Lines get the prices of the region; lines without a price there and shipping methods are removed. */
      region_id?: string | null
      /** ISO 3166-1 code of the country to deliver to, two letters in any case; it counts together with `region_id` only. */
      country_code?: string | null
      /** Email address for the order confirmation, stored in lower case. */
      email?: string | null
      /** The billing address: some or all of its properties, or the ID of an address in the customer's address book. Absent properties stay as they are, and null clears a property. */
      billing_address?:
        | {
            /** First name of the recipient. */
            first_name?: string | null
            /** Last name of the recipient. */
            last_name?: string | null
            /** Phone number for questions on delivery. */
            phone?: string | null
            /** Key-value pairs for your own data, stored with the address. */
            metadata?: Record<string, unknown> | null
            /** Company of the recipient. */
            company?: string | null
            /** Street and number. */
            address_1?: string | null
            /** Further address details, e.g. a floor. */
            address_2?: string | null
            /** Town or city. */
            city?: string | null
            /** ISO 3166-1 code of the country, two letters in any case. */
            country_code?: string | null
            /** Province, state or county. */
            province?: string | null
            /** Postal code. */
            postal_code?: string | null
          }
        | string
        | null
      /** The shipping address, in a country of the region: some or all of its properties, or the ID of an address in the customer's address book. Absent properties stay as they are, and null clears a property. */
      shipping_address?:
        | {
            /** First name of the recipient. */
            first_name?: string | null
            /** Last name of the recipient. */
            last_name?: string | null
            /** Phone number for questions on delivery. */
            phone?: string | null
            /** Key-value pairs for your own data, stored with the address. */
            metadata?: Record<string, unknown> | null
            /** Company of the recipient. */
            company?: string | null
            /** Street and number. */
            address_1?: string | null
            /** Further address details, e.g. a floor. */
            address_2?: string | null
            /** Town or city. */
            city?: string | null
            /** ISO 3166-1 code of the country, two letters in any case. */
            country_code?: string | null
            /** Province, state or county. */
            province?: string | null
            /** Postal code. */
            postal_code?: string | null
          }
        | string
        | null
      /** Discounts, which replace the discounts of the draft; an empty list removes all. */
      discounts?:
        | readonly {
            /** Code of the discount, in any case. */
            code: string
          }[]
        | null
      /** ID of the customer, with or without an account. */
      customer_id?: string | null
      /** If true, the customer gets no notifications about the order; false changes nothing, as in v1. */
      no_notification_order?: boolean | null
    }
    result: { draft_order: ShopRow<"DraftOrder"> }
  }
  /** Delete a draft order that did not become an order. */
  "admin.DeleteDraftOrdersDraftOrder": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "draft-order"; deleted: true }
  }
  /** Add a line to a draft order. */
  "admin.PostDraftOrdersDraftOrderLineItems": {
    params: { id: string }
    query: NoInput
    body: {
      /** Title of a custom item; `Custom item` by default. Without effect on a variant. */
      title?: string | null
      /** Price of one unit in the currency's smallest unit, at least 0. By default, the price of the variant, or 0 for a custom item. */
      unit_price?: number | null
      /** ID of the variant; without it, the item is a custom item. */
      variant_id?: string | null
      /** Units; at least 1 of a variant. */
      quantity: number
      /** Key-value pairs for your own data, stored with the line. */
      metadata?: Record<string, unknown> | null
    }
    result: { draft_order: ShopRow<"DraftOrder"> }
  }
  /** Update a line of a draft order. */
  "admin.PostDraftOrdersDraftOrderLineItemsItem": {
    params: { id: string; line_id: string }
    query: NoInput
    body: {
      /** Title of the line. Unchanged if absent. */
      title?: string | null
      /** Custom price of one unit in the currency's smallest unit, at least 0. Unchanged if absent. */
      unit_price?: number | null
      /** New quantity of the line; 0 removes the line. Unchanged if absent. */
      quantity?: number | null
      /** Key-value pairs to add to the line's own. An empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { draft_order: ShopRow<"DraftOrder"> }
  }
  /** Remove a line from a draft order. */
  "admin.DeleteDraftOrdersDraftOrderLineItemsItem": {
    params: { id: string; line_id: string }
    query: NoInput
    body: NoInput
    result: { draft_order: ShopRow<"DraftOrder"> }
  }
  /** Mark a draft order as paid and create its order. */
  "admin.PostDraftOrdersDraftOrderRegisterPayment": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** List gift cards. */
  "admin.GetGiftCards": {
    params: NoInput
    query: {
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
      /** Searches the code, ignoring case, or the number of the order that bought the card. */
      q?: string | null
      /** Column to sort by, or a column of a relation, such as `region.name`; several are separated by commas, and a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
    }
    body: NoInput
    result: { gift_cards: ShopRow<"GiftCard">[]; count: number; offset: number; limit: number }
  }
  /** Create a gift card. */
  "admin.PostGiftCards": {
    params: NoInput
    query: NoInput
    body: {
      /** The value of the card, in the smallest unit of the region's currency, at least 0; required. The balance starts at this value. */
      value?: number | null
      /** When the card expires; never by default. */
      ends_at?: string | Date | null
      /** If true, the card cannot be used; false by default. */
      is_disabled?: boolean | null
      /** ID of the region whose carts accept the card. */
      region_id: string
      /** Key-value pairs for your own data, stored with the gift card. */
      metadata?: Record<string, unknown> | null
    }
    result: { gift_card: ShopRow<"GiftCard"> }
  }
  /** Get a gift card. */
  "admin.GetGiftCardsGiftCard": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { gift_card: ShopRow<"GiftCard"> }
  }
  /** Update a gift card. */
  "admin.PostGiftCardsGiftCard": {
    params: { id: string }
    query: NoInput
    body: {
      /** The balance, in the smallest unit of the region's currency, from 0 to the card's value. Unchanged if absent. */
      balance?: number | null
      /** If true, the card cannot be used. Unchanged if absent. */
      is_disabled?: boolean | null
      /** When the card expires; null means never. Unchanged if absent. */
      ends_at?: string | Date | null
      /** ID of the region whose carts accept the card. Unchanged if absent or null. */
      region_id?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { gift_card: ShopRow<"GiftCard"> }
  }
  /** Delete a gift card. */
  "admin.DeleteGiftCardsGiftCard": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "gift-card"; deleted: true }
  }
  /** Get a gift card by its code. */
  "store.GetGiftCardsCode": {
    params: { code: string }
    query: NoInput
    body: NoInput
    result: { gift_card: ShopRow<"GiftCard"> }
  }
  /** List inventory items with their variants and levels. */
  "admin.GetInventoryItems": {
    params: NoInput
    query: {
      /** IDs of inventory items; only these are listed. */
      id?: string | readonly string[] | null
      /** Searches the SKU, the title, the description, or the title of a variant or its product, ignoring case. */
      q?: string | null
      /** IDs of stock locations; only items that have a level there are listed, with their levels there. */
      location_id?: string | readonly string[] | null
      /** SKUs; only items that have one of them are listed. */
      sku?: string | readonly string[] | null
      /** Countries of origin, as stored in the items. */
      origin_country?: string | readonly string[] | null
      /** Manufacturer codes, as stored in the items. */
      mid_code?: string | readonly string[] | null
      /** Materials, as stored in the items. */
      material?: string | readonly string[] | null
      /** Customs codes of the Harmonized System: one, several, or a condition. */
      hs_code?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Weight of one unit, in a unit of your choice: a number, or bounds such as `weight[gte]=100`. */
      weight?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** Length of one unit, in a unit of your choice: a number or bounds. */
      length?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** Height of one unit, in a unit of your choice: a number or bounds. */
      height?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** Width of one unit, in a unit of your choice: a number or bounds. */
      width?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** Units in stock that are not reserved, at the locations of `location_id` or, without it, at all locations together: a number, or bounds such as `available_quantity[lte]=5`. An item without a level has 0. Since 0.2; v1 does not have it. */
      available_quantity?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** `true` lists items that have to be shipped, `false` the others. */
      requires_shipping?: boolean
      /** Accepted without effect: items are returned with their variants and levels. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { inventory_items: ShopRow<"InventoryItem">[]; count: number; offset: number; limit: number }
  }
  /** Create an inventory item. */
  "admin.PostInventoryItems": {
    params: NoInput
    query: {
      /** Accepted without effect: the response is always the same. */
      expand?: string | null
      /** Accepted without effect: the response is always the same. */
      fields?: string | null
    }
    body: {
      /** The ID of the variant that is sold from the item; required. */
      variant_id?: string | null
      /** Stock-keeping unit (SKU), unique among inventory items. Null clears it. */
      sku?: string | null
      /** Customs code of the Harmonized System; null clears it. */
      hs_code?: string | null
      /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
      weight?: number | null
      /** Length of one unit, a whole number in a unit of your choice; null clears it. */
      length?: number | null
      /** Height of one unit, a whole number in a unit of your choice; null clears it. */
      height?: number | null
      /** Width of one unit, a whole number in a unit of your choice; null clears it. */
      width?: number | null
      /** Country it was made in; null clears it. */
      origin_country?: string | null
      /** Code of the manufacturer, for customs; null clears it. */
      mid_code?: string | null
      /** The material it is made of; null clears it. */
      material?: string | null
      /** Title, for your team; null clears it. */
      title?: string | null
      /** What it is; null clears it. */
      description?: string | null
      /** URL of the thumbnail; null clears it. */
      thumbnail?: string | null
      /** Key-value pairs for your own data, stored with the item. */
      metadata?: Record<string, unknown> | null
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      ean?: never
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      upc?: never
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      barcode?: never
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      inventory_quantity?: never
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      allow_backorder?: never
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      manage_inventory?: never
    }
    result: { inventory_item: ShopRow<"InventoryItem"> }
  }
  /** Get an inventory item with its levels. */
  "admin.GetInventoryItemsInventoryItem": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { inventory_item: ShopRow<"InventoryItem"> }
  }
  /** Update an inventory item. */
  "admin.PostInventoryItemsInventoryItem": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Stock-keeping unit (SKU), unique among inventory items. Null clears it. */
      sku?: string | null
      /** Country it was made in; null clears it. */
      origin_country?: string | null
      /** Customs code of the Harmonized System; null clears it. */
      hs_code?: string | null
      /** Code of the manufacturer, for customs; null clears it. */
      mid_code?: string | null
      /** The material it is made of; null clears it. */
      material?: string | null
      /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
      weight?: number | null
      /** Height of one unit, a whole number in a unit of your choice; null clears it. */
      height?: number | null
      /** Length of one unit, a whole number in a unit of your choice; null clears it. */
      length?: number | null
      /** Width of one unit, a whole number in a unit of your choice; null clears it. */
      width?: number | null
      /** Title, for your team; null clears it. */
      title?: string | null
      /** What it is; null clears it. */
      description?: string | null
      /** URL of the thumbnail; null clears it. */
      thumbnail?: string | null
      /** Whether it has to be shipped. Unchanged if absent. */
      requires_shipping?: boolean | null
    }
    result: { inventory_item: ShopRow<"InventoryItem"> }
  }
  /** Delete an inventory item with its levels and reservations. */
  "admin.DeleteInventoryItemsInventoryItem": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "inventory_item"; deleted: true }
  }
  /** List the levels of an inventory item. */
  "admin.GetInventoryItemsInventoryItemLocationLevels": {
    params: { id: string }
    query: {
      /** IDs of stock locations; only the levels there are returned. */
      location_id?: string | readonly string[] | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { inventory_item: ShopRow<"InventoryItem"> }
  }
  /** Create a stock level of an inventory item. */
  "admin.PostInventoryItemsInventoryItemLocationLevels": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of the stock location. */
      location_id: string
      /** Units in stock there, a whole number. */
      stocked_quantity: number
      /** Incoming units, a whole number; 0 by default. */
      incoming_quantity?: number | null
    }
    result: { inventory_item: ShopRow<"InventoryItem"> }
  }
  /** Update the stock of an inventory item at a location. */
  "admin.PostInventoryItemsInventoryItemLocationLevelsLocationLevel": {
    params: { id: string; location_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Incoming units, a whole number. Unchanged if absent. */
      incoming_quantity?: number | null
      /** Units in stock there, a whole number. Unchanged if absent. */
      stocked_quantity?: number | null
    }
    result: { inventory_item: ShopRow<"InventoryItem"> }
  }
  /** Remove an inventory item from a location. */
  "admin.DeleteInventoryItemsInventoryIteLocationLevelsLocation": {
    params: { id: string; location_id: string }
    query: NoInput
    body: NoInput
    result: { inventory_item: ShopRow<"InventoryItem"> }
  }
  /** Get the inventory items and the availability of a variant. */
  "admin.GetVariantsVariantInventory": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: {
      variant: {
        /** The ID of the variant. */
        id: string
        /** The inventory items of the variant, with their levels. */
        inventory: {
          /** The ID of the inventory item. */
          id: string
          /** The SKU of the inventory item. */
          sku: string | null
          /** The item's levels, one for each of its locations. */
          location_levels: {
            /** The ID of the level. */
            id: string
            /** The ID of the inventory item. */
            inventory_item_id: string
            /** The ID of the stock location. */
            location_id: string
            /** Units in stock at the location. */
            stocked_quantity: number
            /** Units of those that are reserved. */
            reserved_quantity: number
            /** Units that are expected. */
            incoming_quantity: number
            /** Units in stock that are not reserved. */
            available_quantity?: number
            [name: string]: unknown
          }[]
          [name: string]: unknown
        }[]
        /** How many units each sales channel can sell. */
        sales_channel_availability: {
          /** The name of the sales channel. */
          channel_name: string
          /** The ID of the sales channel. */
          channel_id: string
          /** The number of units that the sales channel can sell. */
          available_quantity: number
        }[]
      }
    }
  }
  /** List invites that were not accepted yet, oldest first. */
  "admin.GetInvites": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { invites: ShopRow<"Invite">[] }
  }
  /** Invite a person to become an admin user. */
  "admin.PostInvites": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address to invite. It must not belong to a user. Inviting it again replaces the invite. */
      user: string
      /** Role of the user. It does not change permissions. */
      role: "admin" | "member" | "developer"
    }
    result: NoInput
  }
  /** Accept an invite and become an admin user. */
  "admin.PostInvitesInviteAccept": {
    params: NoInput
    query: NoInput
    body: {
      /** Token of the invite; it works once, within 7 days. */
      token: string
      /** The person who accepts. */
      user: {
        /** First name. */
        first_name?: string | null
        /** Last name. */
        last_name?: string | null
        /** The password, 8 to 128 characters. */
        password: string
      }
    }
    result: NoInput
  }
  /** Delete an invite. */
  "admin.DeleteInvitesInvite": {
    params: { invite_id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "invite"; deleted: true }
  }
  /** Resend an invite with a new token. */
  "admin.PostInvitesInviteResend": {
    params: { invite_id: string }
    query: NoInput
    body: NoInput
    result: NoInput
  }
  /** List notes, oldest first. */
  "admin.GetNotes": {
    params: NoInput
    query: {
      /** ID of the order or other resource of the notes. */
      resource_id?: string | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { notes: ShopRow<"Note">[]; count: number; offset: number; limit: number }
  }
  /** Create a note on a resource, such as an order. */
  "admin.PostNotes": {
    params: NoInput
    query: NoInput
    body: {
      /** ID of the order or other resource that the note is about. The server does not check whether it exists. */
      resource_id: string
      /** Type of that resource, such as `order`. Any text is valid. */
      resource_type: string
      /** Text of the note. */
      value: string
    }
    result: { note: ShopRow<"Note"> }
  }
  /** Get a note. */
  "admin.GetNotesNote": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { note: ShopRow<"Note"> }
  }
  /** Update the text of a note. */
  "admin.PostNotesNote": {
    params: { id: string }
    query: NoInput
    body: {
      /** Text of the note. */
      value: string
    }
    result: { note: ShopRow<"Note"> }
  }
  /** Delete a note. */
  "admin.DeleteNotesNote": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "note"; deleted: true }
  }
  /** List notifications. */
  "admin.GetNotifications": {
    params: NoInput
    query: {
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Names of events, separated by commas; only their notifications are listed. */
      event_name?: string | null
      /** Types of the resources of the notifications, separated by commas, e.g. `order`. */
      resource_type?: string | null
      /** IDs of the resources of the notifications, separated by commas. */
      resource_id?: string | null
      /** Recipients, separated by commas, e.g. email addresses. */
      to?: string | null
      /** `true` or `1` lists messages that were sent again, too. Without it they are left out. */
      include_resends?: "0" | "1" | "true" | "false" | null
    }
    body: NoInput
    result: { notifications: ShopRow<"Notification">[]; count: number; offset: number; limit: number }
  }
  /** Resend a notification. */
  "admin.PostNotificationsNotificationResend": {
    params: { id: string }
    query: NoInput
    body: {
      /** Recipient; the recipient of the first message by default. */
      to?: string | null
    }
    result: { notification: ShopRow<"Notification"> }
  }
  /** List order edits with the totals that their orders would have. */
  "admin.GetOrderEdits": {
    params: NoInput
    query: {
      /** Searches the internal note, ignoring case. */
      q?: string | null
      /** Only edits of this order. */
      order_id?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
    }
    body: NoInput
    result: { order_edits: ShopRow<"OrderEdit">[]; count: number; offset: number; limit: number }
  }
  /** Create an order edit. */
  "admin.PostOrderEdits": {
    params: NoInput
    query: NoInput
    body: {
      /** ID of the order to edit; it must not have another open edit. */
      order_id: string
      /** A note for your team; customers do not see it. */
      internal_note?: string | null
      /** Accepted without effect: the signed-in user is the creator. */
      created_by?: string | null
    }
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Get an order edit with the totals that its order would have. */
  "admin.GetOrderEditsOrderEdit": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Update the internal note of an order edit. */
  "admin.PostOrderEditsOrderEdit": {
    params: { id: string }
    query: NoInput
    body: {
      /** A note for your team; customers do not see it. Unchanged if absent; null clears it. */
      internal_note?: string | null
    }
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Delete an order edit that was not requested yet. */
  "admin.DeleteOrderEditsOrderEdit": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "order_edit"; deleted: true }
  }
  /** Add a line to an order edit. */
  "admin.PostOrderEditsEditLineItems": {
    params: { id: string }
    query: NoInput
    body: {
      /** ID of the variant to add. */
      variant_id: string
      /** Units to add, at least 1. */
      quantity: number
      /** Key-value pairs for your own data, stored with the line. */
      metadata?: Record<string, unknown> | null
    }
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Update the quantity of a line of an order edit. */
  "admin.PostOrderEditsEditLineItemsLineItem": {
    params: { id: string; item_id: string }
    query: NoInput
    body: {
      /** New quantity of the line, at least 1. */
      quantity: number
    }
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Remove a line from an order edit. */
  "admin.DeleteOrderEditsOrderEditLineItemsLineItem": {
    params: { id: string; item_id: string }
    query: NoInput
    body: NoInput
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Undo a change of an order edit. */
  "admin.DeleteOrderEditsOrderEditItemChange": {
    params: { id: string; change_id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "item_change"; deleted: true }
  }
  /** Request the customer's confirmation of an order edit. */
  "admin.PostOrderEditsOrderEditRequest": {
    params: { id: string }
    query: NoInput
    body: {
      /** Description of the payment collection for the difference. */
      payment_collection_description?: string | null
    }
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Cancel an order edit. */
  "admin.PostOrderEditsOrderEditCancel": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Confirm an order edit, paid or not. */
  "admin.PostOrderEditsOrderEditConfirm": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Get an order edit with the totals that its order would have. */
  "store.GetOrderEditsOrderEdit": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Confirm an order edit. */
  "store.PostOrderEditsOrderEditComplete": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** Decline an order edit. */
  "store.PostOrderEditsOrderEditDecline": {
    params: { id: string }
    query: NoInput
    body: {
      /** Why the customer declines the order edit. */
      declined_reason?: string | null
    }
    result: { order_edit: ShopRow<"OrderEdit"> }
  }
  /** List orders. */
  "admin.GetOrders": {
    params: NoInput
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
      /** Searches the order's number, its email address, the first name of the shipping address, or the customer's name or phone number, ignoring case. Replaces the filters `display_id` and `email`. */
      q?: string | null
      /** IDs of orders; only these are listed. */
      id?: string | readonly string[] | null
      /** Only the order with this number; a text that is not a number matches nothing. */
      display_id?: string | null
      /** Only the order of this cart. */
      cart_id?: string | null
      /** Only orders with exactly this email address. */
      email?: string | null
      /** Only orders in this currency, ISO 4217 in lower case. */
      currency_code?: string | null
      /** Only orders with this tax rate, in percent; a text that is not a number matches nothing. */
      tax_rate?: string | null
      /** Only orders that were canceled in this period. */
      canceled_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only orders of these statuses; a list, `status[]=pending`. */
      status?: readonly ("pending" | "completed" | "archived" | "canceled" | "requires_action")[] | null
      /** Only orders with one of these fulfillment statuses; a list. */
      fulfillment_status?:
        | readonly (
            | "not_fulfilled"
            | "fulfilled"
            | "partially_fulfilled"
            | "shipped"
            | "partially_shipped"
            | "canceled"
            | "returned"
            | "partially_returned"
            | "requires_action"
          )[]
        | null
      /** Only orders with one of these payment statuses; a list. */
      payment_status?:
        | readonly (
            | "captured"
            | "awaiting"
            | "not_paid"
            | "refunded"
            | "partially_refunded"
            | "canceled"
            | "requires_action"
          )[]
        | null
      /** Only orders of this customer. */
      customer_id?: string | null
      /** IDs of regions; only orders in one of them are listed. */
      region_id?: string | readonly string[] | null
      /** IDs of sales channels; only orders that came through one of them are listed. A list. */
      sales_channel_id?: readonly string[] | null
      /** IDs of claims; only orders with one of them are listed. */
      claim_id?: string | readonly string[] | null
      /** Only orders whose items are in one of these states, a list: as `fulfillment_status`, except that an order whose units have all come back is `returned`, also if it came back in parts and its `fulfillment_status` is `partially_returned`. */
      fulfillment_state?:
        | readonly (
            | "not_fulfilled"
            | "fulfilled"
            | "partially_fulfilled"
            | "shipped"
            | "partially_shipped"
            | "canceled"
            | "returned"
            | "partially_returned"
            | "requires_action"
          )[]
        | null
      /** Only orders whose payment is in one of these states, a list: as `payment_status`, except that an order without a payment, because gift cards or discounts covered its total, is `captured`, and a captured order with refunds is `partially_refunded` or `refunded`. `outstanding` finds the orders of which a part is neither authorized nor captured, such as after an order edit. `captured`, `awaiting` and `not_paid` include these orders only if a payment of them is to be captured. */
      payment_state?:
        | readonly (
            | "captured"
            | "awaiting"
            | "not_paid"
            | "refunded"
            | "partially_refunded"
            | "canceled"
            | "requires_action"
            | "outstanding"
          )[]
        | null
      /** `true` for orders with a payment that is neither captured nor canceled, `false` for the others. An order that gift cards paid completely has no payment, although its `payment_status` is `awaiting`. */
      has_payment_to_capture?: boolean | null
    }
    body: NoInput
    result: { orders: ShopRow<"Order">[]; count: number; offset: number; limit: number }
  }
  /** Get an order with its totals. */
  "admin.GetOrdersOrder": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Update the customer and the addresses of an order. */
  "admin.PostOrdersOrder": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Email address for notifications about the order, stored in lower case. Unchanged if absent. */
      email?: string | null
      /** Billing address; absent properties are unchanged. */
      billing_address?: {
        /** First name of the recipient; null clears it. */
        first_name?: string | null
        /** Last name of the recipient; null clears it. */
        last_name?: string | null
        /** Phone number for questions on delivery; null clears it. */
        phone?: string | null
        /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
        metadata?: Record<string, unknown> | null
        /** Company of the recipient; null clears it. */
        company?: string | null
        /** Street and number; null clears it. */
        address_1?: string | null
        /** Further address details, e.g. a floor; null clears it. */
        address_2?: string | null
        /** Town or city; null clears it. */
        city?: string | null
        /** ISO 3166-1 code of a country of the order's region, two letters in any case. */
        country_code?: string | null
        /** Province, state or county; null clears it. */
        province?: string | null
        /** Postal code; null clears it. */
        postal_code?: string | null
      } | null
      /** Shipping address; absent properties are unchanged. */
      shipping_address?: {
        /** First name of the recipient; null clears it. */
        first_name?: string | null
        /** Last name of the recipient; null clears it. */
        last_name?: string | null
        /** Phone number for questions on delivery; null clears it. */
        phone?: string | null
        /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
        metadata?: Record<string, unknown> | null
        /** Company of the recipient; null clears it. */
        company?: string | null
        /** Street and number; null clears it. */
        address_1?: string | null
        /** Further address details, e.g. a floor; null clears it. */
        address_2?: string | null
        /** Town or city; null clears it. */
        city?: string | null
        /** ISO 3166-1 code of a country of the order's region, two letters in any case. */
        country_code?: string | null
        /** Province, state or county; null clears it. */
        province?: string | null
        /** Postal code; null clears it. */
        postal_code?: string | null
      } | null
      /** Accepted without effect: use an order edit to change items. */
      items?: readonly unknown[] | null
      /** Accepted without effect: an order stays in its region. */
      region?: string | null
      /** Accepted without effect. */
      discounts?: readonly unknown[] | null
      /** ID of the customer the order belongs to. Unchanged if absent. */
      customer_id?: string | null
      /** Accepted without effect. */
      payment_method?: {
        /** Accepted without effect. */
        provider_id?: string | null
        /** Accepted without effect. */
        data?: Record<string, unknown> | null
      } | null
      /** Accepted, and without effect: shipping methods are added by a separate operation. */
      shipping_method?:
        | readonly {
            /** Accepted without effect. */
            provider_id?: string | null
            /** Accepted without effect. */
            profile_id?: string | null
            /** Accepted without effect. */
            price?: number | null
            /** Accepted without effect. */
            data?: Record<string, unknown> | null
            /** Accepted without effect. */
            items?: readonly unknown[] | null
          }[]
        | null
      /** If true, the customer gets no further notifications about the order. Unchanged if absent or null. */
      no_notification?: boolean | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Add a shipping method to an order. */
  "admin.PostOrdersOrderShippingMethods": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Price in the currency's smallest unit, at least 0. */
      price: number
      /** ID of the shipping option; the order must not have a method of its shipping profile. */
      option_id: string
      /** Data for the fulfillment provider, which validates it. */
      data?: Record<string, unknown> | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Complete an order. */
  "admin.PostOrdersOrderComplete": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Archive an order. */
  "admin.PostOrdersOrderArchive": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Cancel an order with its payments and reservations. */
  "admin.PostOrdersOrderCancel": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Capture the payments of an order. */
  "admin.PostOrdersOrderCapture": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Refund an order. */
  "admin.PostOrdersOrderRefunds": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Amount to refund, in the currency's smallest unit: at most what was paid and not refunded yet. */
      amount: number
      /** Reason for the refund: `discount`, `return`, `swap`, `claim` or `other`. */
      reason: string
      /** A note on the reason. */
      note?: string | null
      /** If true, the customer gets no notifications about it; by default, the setting of the order applies. */
      no_notification?: boolean | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Create a fulfillment of an order. */
  "admin.PostOrdersOrderFulfillments": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Lines to fulfill. */
      items: readonly {
        /** ID of the line of the order. */
        item_id: string
        /** Units to fulfill, at most the units that are not fulfilled yet. */
        quantity: number
      }[]
      /** ID of the stock location to ship from; without it, the stock does not change. */
      location_id?: string | null
      /** If true, the customer gets no notifications about it; by default, the setting of the order applies. */
      no_notification?: boolean | null
      /** Key-value pairs for your own data, stored with each fulfillment. */
      metadata?: Record<string, unknown> | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Cancel a fulfillment that was not shipped. */
  "admin.PostOrdersOrderFulfillmentsCancel": {
    params: { id: string; fulfillment_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Mark a fulfillment as shipped. */
  "admin.PostOrdersOrderShipment": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of the shipped fulfillment of the order. */
      fulfillment_id: string
      /** Tracking numbers of the shipment. */
      tracking_numbers?: readonly string[] | null
      /** If true, the customer gets no notifications about it; by default, the setting of the order applies. */
      no_notification?: boolean | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** List the reservations of an order's lines. */
  "admin.GetOrdersOrderReservations": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
    }
    body: NoInput
    result: { reservations: ShopRow<"ReservationItem">[]; count: number; offset: number; limit: number }
  }
  /** Reserve the unfulfilled units of an order line. */
  "admin.PostOrdersOrderLineItemReservations": {
    params: { id: string; line_item_id: string }
    query: NoInput
    body: {
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      location_id?: never
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      quantity?: never
    }
    result: {
      reservation: ShopRow<"ReservationItem"> | null
      line_item_id?: never
      location_id?: never
      inventory_item_id?: never
      quantity?: never
      description?: never
      metadata?: never
    }
  }
  /** Look up an order by its number and email address. */
  "store.GetOrders": {
    params: NoInput
    query: {
      /** Number of the order, as the customer sees it. */
      display_id: number
      /** The email address the order was placed with, in any case. */
      email: string
      /** Further conditions on the order's shipping address. */
      shipping_address?: {
        /** Postal code of the shipping address, an exact match. */
        postal_code?: string | null
      } | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Get an order with its totals. */
  "store.GetOrdersOrder": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Get the order of a cart. */
  "store.GetOrdersOrderCartId": {
    params: { cart_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** List the signed-in customer's orders. */
  "store.GetCustomersCustomerOrders": {
    params: NoInput
    query: {
      /** Searches the order's number, its email address, the first name of the shipping address, or the customer's name or phone number, ignoring case. Replaces the filters `display_id` and `email`. */
      q?: string | null
      /** Only the order with this ID. */
      id?: string | null
      /** Only the order with this number; a text that is not a number matches nothing. */
      display_id?: string | null
      /** Only the order of this cart. */
      cart_id?: string | null
      /** Only orders with exactly this email address. */
      email?: string | null
      /** Only orders in this currency, ISO 4217 in lower case. */
      currency_code?: string | null
      /** Only orders with this tax rate, in percent; a text that is not a number matches nothing. */
      tax_rate?: string | null
      /** Only orders that were canceled in this period. */
      canceled_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only orders of this status, or of these. */
      status?: readonly ("pending" | "completed" | "archived" | "canceled" | "requires_action")[] | null
      /** Only orders with this fulfillment status, or one of these. */
      fulfillment_status?:
        | readonly (
            | "not_fulfilled"
            | "partially_fulfilled"
            | "fulfilled"
            | "partially_shipped"
            | "shipped"
            | "partially_returned"
            | "returned"
            | "canceled"
            | "requires_action"
          )[]
        | null
      /** Only orders with this payment status, or one of these. */
      payment_status?:
        | readonly (
            | "not_paid"
            | "awaiting"
            | "captured"
            | "partially_refunded"
            | "refunded"
            | "canceled"
            | "requires_action"
          )[]
        | null
      /** Only orders in this region. */
      region_id?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { orders: ShopRow<"Order">[]; count: number; offset: number; limit: number }
  }
  /** Request to claim orders that were placed without the account. */
  "store.PostOrdersCustomerOrderClaim": {
    params: NoInput
    query: NoInput
    body: {
      /** IDs of orders that were placed without an account, and that the signed-in customer claims. */
      order_ids: readonly string[]
    }
    result: NoInput
  }
  /** Move claimed orders to a customer's account. */
  "store.PostOrdersCustomerOrderClaimsCustomerOrderClaimAccept": {
    params: NoInput
    query: NoInput
    body: {
      /** Token from the email to the order's address. */
      token: string
    }
    result: NoInput
  }
  /** Get a payment collection. */
  "admin.GetPaymentCollectionsPaymentCollection": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { payment_collection: ShopRow<"PaymentCollection"> }
  }
  /** Update the description of a payment collection. */
  "admin.PostPaymentCollectionsPaymentCollection": {
    params: { id: string }
    query: NoInput
    body: {
      /** Description of the collection. Unchanged if absent; null clears it. */
      description?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { payment_collection: ShopRow<"PaymentCollection"> }
  }
  /** Delete an unpaid payment collection. */
  "admin.DeletePaymentCollectionsPaymentCollection": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "payment_collection"; deleted: true }
  }
  /** Mark a payment collection as authorized. */
  "admin.PostPaymentCollectionsPaymentCollectionAuthorize": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { payment_collection: ShopRow<"PaymentCollection"> }
  }
  /** Get a payment collection. */
  "store.GetPaymentCollectionsPaymentCollection": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { payment_collection: ShopRow<"PaymentCollection"> }
  }
  /** Create a payment session for the whole amount. */
  "store.PostPaymentCollectionsSessions": {
    params: { id: string }
    query: NoInput
    body: {
      /** ID of a payment provider of the region, which takes the whole amount. */
      provider_id: ProviderName<"payment">
    }
    result: { payment_collection: ShopRow<"PaymentCollection"> }
  }
  /** Split the amount among payment sessions. */
  "store.PostPaymentCollectionsPaymentCollectionSessionsBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** Sessions and their amounts, which must add up to the amount of the collection. Sessions that are not listed are deleted, and providers that the region does not have are ignored. */
      sessions: readonly {
        /** ID of a payment provider of the region. */
        provider_id: ProviderName<"payment">
        /** The amount of the session, in the currency's smallest unit, more than 0. */
        amount: number
        /** ID of an existing session of this provider, which is kept with the new amount; without it, a new one is created. */
        session_id?: string | null
      }[]
    }
    result: { payment_collection: ShopRow<"PaymentCollection"> }
  }
  /** Authorize several payment sessions. */
  "store.PostPaymentCollectionsSessionsBatchAuthorize": {
    params: { id: string }
    query: NoInput
    body: {
      /** IDs of payment sessions of the collection to authorize. */
      session_ids: readonly string[]
    }
    result: { payment_collection: ShopRow<"PaymentCollection"> }
  }
  /** Refresh a payment session. */
  "store.PostPaymentCollectionsPaymentCollectionPaymentSessionsSession": {
    params: { id: string; session_id: string }
    query: NoInput
    body: NoInput
    result: { payment_session: ShopRow<"PaymentSession"> }
  }
  /** Authorize a payment session. */
  "store.PostPaymentCollectionsSessionsSessionAuthorize": {
    params: { id: string; session_id: string }
    query: NoInput
    body: NoInput
    result: { payment_session: ShopRow<"PaymentSession"> }
  }
  /** Get a payment. */
  "admin.GetPaymentsPayment": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { payment: ShopRow<"Payment"> }
  }
  /** Capture a payment. */
  "admin.PostPaymentsPaymentCapture": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { payment: ShopRow<"Payment"> }
  }
  /** Refund a captured payment. */
  "admin.PostPaymentsPaymentRefunds": {
    params: { id: string }
    query: NoInput
    body: {
      /** Amount to refund, in the currency's smallest unit: at most what was captured and not refunded yet. */
      amount: number
      /** Reason for the refund. */
      reason: "discount" | "return" | "swap" | "claim" | "other"
      /** A note on the reason. */
      note?: string | null
    }
    result: { refund: ShopRow<"Refund"> }
  }
  /** List price lists. */
  "admin.GetPriceLists": {
    params: NoInput
    query: {
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Only the price list with this ID. */
      id?: string | null
      /** Searches the name, the description or the name of one of its customer groups, ignoring case. Price lists whose name contains it are listed whatever `name` says, and price lists whose description contains it whatever `description` says. */
      q?: string | null
      /** Only price lists of these statuses; a list, `status[]=active`. */
      status?: readonly ("active" | "draft")[] | null
      /** Only price lists with exactly this name. */
      name?: string | null
      /** IDs of customer groups; only price lists for one of them are listed. A list. */
      customer_groups?: string | readonly string[] | null
      /** Only price lists with exactly this description. */
      description?: string | null
      /** Only price lists of these types; a list. */
      type?: readonly ("sale" | "override")[] | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Matches nothing: deleted price lists are never listed. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      fields?: never
    }
    body: NoInput
    result: { price_lists: ShopRow<"PriceList">[]; count: number; offset: number; limit: number }
  }
  /** Create a price list. */
  "admin.PostPriceListsPriceList": {
    params: NoInput
    query: NoInput
    body: {
      /** Name, for your team. */
      name: string
      /** Description of the price list. */
      description: string
      /** When the prices start to apply; immediately by default. */
      starts_at?: string | Date | null
      /** When the prices stop applying; never by default. */
      ends_at?: string | Date | null
      /** The prices of an `active` list apply, the prices of a `draft` do not; `draft` by default. */
      status?: "active" | "draft" | null
      /** `sale` or `override`: the type that responses show for a price of the list. Of all prices that apply, the lowest one counts, regardless of the type. */
      type: "sale" | "override"
      /** The prices, each for a region or for a currency. */
      prices: readonly {
        /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
        region_id?: string | null
        /** Currency the price is in, ISO 4217, instead of a region. */
        currency_code?: string | null
        /** The price of one unit, in the currency's smallest unit, at least 0. */
        amount: number
        /** ID of the variant the price is for. */
        variant_id: string
        /** Minimum quantity of a line for which the price applies; no minimum by default. */
        min_quantity?: number | null
        /** Maximum quantity of a line for which the price applies; no maximum by default. */
        max_quantity?: number | null
      }[]
      /** Customer groups that the prices are for; everyone if empty. In an update, they replace the previous ones. */
      customer_groups?:
        | readonly {
            /** ID of a customer group. */
            id: string
          }[]
        | null
      /** Whether the prices include tax; false by default. */
      includes_tax?: boolean | null
    }
    result: { price_list: ShopRow<"PriceList"> }
  }
  /** Get a price list with its prices. */
  "admin.GetPriceListsPriceList": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { price_list: ShopRow<"PriceList"> }
  }
  /** Update a price list. */
  "admin.PostPriceListsPriceListPriceList": {
    params: { id: string }
    query: NoInput
    body: {
      /** Name, for your team. Unchanged if absent. */
      name?: string | null
      /** Description of the price list. Unchanged if absent. */
      description?: string | null
      /** When the prices start to apply; null means immediately. Unchanged if absent. */
      starts_at?: string | Date | null
      /** When the prices stop applying; null means never. Unchanged if absent. */
      ends_at?: string | Date | null
      /** The prices of an `active` list apply, the prices of a `draft` do not. Unchanged if absent. */
      status?: "active" | "draft" | null
      /** `sale` or `override`: the type that responses show for a price of the list. Of all prices that apply, the lowest one counts, regardless of the type. Unchanged if absent. */
      type?: "sale" | "override" | null
      /** Prices to update, by ID, and prices to add; the others are unchanged. */
      prices?:
        | readonly {
            /** ID of a price of the list to update when the whole list is updated; ignored when prices are added. */
            id?: string | null
            /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
            region_id?: string | null
            /** Currency the price is in, ISO 4217, instead of a region. */
            currency_code?: string | null
            /** The price of one unit, in the currency's smallest unit, at least 0. */
            amount: number
            /** ID of the variant the price is for. */
            variant_id: string
            /** Minimum quantity of a line for which the price applies; no minimum by default. */
            min_quantity?: number | null
            /** Maximum quantity of a line for which the price applies; no maximum by default. */
            max_quantity?: number | null
          }[]
        | null
      /** Customer groups that the prices are for; everyone if empty. In an update, they replace the previous ones. */
      customer_groups?:
        | readonly {
            /** ID of a customer group. */
            id: string
          }[]
        | null
      /** Whether the prices include tax. Unchanged if absent. */
      includes_tax?: boolean | null
    }
    result: { price_list: ShopRow<"PriceList"> }
  }
  /** Delete a price list with its prices. */
  "admin.DeletePriceListsPriceList": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "price-list"; deleted: true }
  }
  /** Add prices to a price list. */
  "admin.PostPriceListsPriceListPricesBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** Prices to add, each for a region or for a currency. */
      prices: readonly {
        /** ID of a price of the list to update when the whole list is updated; ignored when prices are added. */
        id?: string | null
        /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
        region_id?: string | null
        /** Currency the price is in, ISO 4217, instead of a region. */
        currency_code?: string | null
        /** The price of one unit, in the currency's smallest unit, at least 0. */
        amount: number
        /** ID of the variant the price is for. */
        variant_id: string
        /** Minimum quantity of a line for which the price applies; no minimum by default. */
        min_quantity?: number | null
        /** Maximum quantity of a line for which the price applies; no maximum by default. */
        max_quantity?: number | null
      }[]
      /** If true, all prices of the list are deleted before these are added. */
      override?: boolean | null
    }
    result: { price_list: ShopRow<"PriceList"> }
  }
  /** Delete prices of a price list. */
  "admin.DeletePriceListsPriceListPricesBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** IDs of prices of the list, at least one. Prices of other lists are ignored. */
      price_ids: readonly string[]
    }
    result: { ids: string[]; object: "money-amount"; deleted: true }
  }
  /** List the products that have prices in a price list. */
  "admin.GetPriceListsPriceListProducts": {
    params: { id: string }
    query: {
      /** IDs of products; only these are listed. */
      id?: string | readonly string[] | null
      /** Text in the title or the description, in the title or SKU of a variant, or in the title of the collection, in any case. Replaces the filters `title` and `description`. The response contains whole products; `fields` has no effect. */
      q?: string | null
      /** Only products of these statuses; a list. */
      status?: readonly ("draft" | "proposed" | "published" | "rejected")[] | null
      /** IDs of collections; only products in one of them are listed. A list. */
      collection_id?: readonly string[] | null
      /** IDs of tags; only products that have one of them are listed. A list. */
      tags?: readonly string[] | null
      /** Only products with exactly this title. */
      title?: string | null
      /** Only products with exactly this description. */
      description?: string | null
      /** Only the product with this handle. */
      handle?: string | null
      /** `true` lists gift cards, `false` other products. */
      is_giftcard?: boolean | null
      /** ID of a product type; only products of this type are listed. */
      type?: string | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Matches nothing: deleted products are not listed here. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
    }
    body: NoInput
    result: { products: ShopRow<"Product">[]; count: number; offset: number; limit: number }
  }
  /** Delete the prices that products have in a price list. */
  "admin.DeletePriceListsPriceListProductsPricesBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** IDs of products, at least one; the prices of all their variants are deleted. */
      product_ids: readonly string[]
    }
    result: { ids: string[]; object: "money-amount"; deleted: true }
  }
  /** Delete the prices that a product has in a price list. */
  "admin.DeletePriceListsPriceListProductsProductPrices": {
    params: { id: string; product_id: string }
    query: NoInput
    body: NoInput
    result: { ids: string[]; object: "money-amount"; deleted: true }
  }
  /** Delete the prices that a variant has in a price list. */
  "admin.DeletePriceListsPriceListVariantsVariantPrices": {
    params: { id: string; variant_id: string }
    query: NoInput
    body: NoInput
    result: { ids: string[]; object: "money-amount"; deleted: true }
  }
  /** List products. */
  "admin.GetProducts": {
    params: NoInput
    query: {
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Column to sort by, such as `title`, or a column of a relation, such as `variants.prices.amount`; several are separated by commas, and a leading `-` reverses the order. By default, the newest products come first. */
      order?: string | null
      /** IDs of products; only these are listed. */
      id?: string | readonly string[] | null
      /** Text in the title or the description, in the title or SKU of a variant, or in the title of the collection, in any case. Replaces the filters `title` and `description`. */
      q?: string | null
      /** IDs of collections; only products in one of them are listed. A list, `collection_id[]=…`. */
      collection_id?: readonly string[] | null
      /** IDs of tags; only products that have one of them are listed. A list. */
      tags?: readonly string[] | null
      /** Only products with exactly this title. */
      title?: string | null
      /** Only products with exactly this description. */
      description?: string | null
      /** Only the product with this handle. */
      handle?: string | null
      /** `true` lists gift cards, `false` other products. */
      is_giftcard?: boolean | null
      /** IDs of product types; only products of one of them are listed. A list. */
      type_id?: readonly string[] | null
      /** IDs of sales channels; only products that are sold in one of them are listed. A list. */
      sales_channel_id?: readonly string[] | null
      /** IDs of categories; only products in one of them are listed. A list. */
      category_id?: readonly string[] | null
      /** `true` counts products of the categories below those in `category_id` too. */
      include_category_children?: boolean | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only products of this status, or of these. */
      status?: readonly ("draft" | "proposed" | "published" | "rejected")[] | null
      /** IDs of price lists; only products that have prices in one of them are listed. A list. */
      price_list_id?: readonly string[] | null
      /** ID of a discount condition; only products that it names are listed. */
      discount_condition_id?: string | null
      /** Only products that were deleted in this period. Without it, deleted ones are left out. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { products: ShopRow<"Product">[]; count: number; offset: number; limit: number }
  }
  /** Create a product with its options, variants and prices. */
  "admin.PostProducts": {
    params: NoInput
    query: NoInput
    body: {
      /** Title, for customers. */
      title: string
      /** A line below the title. */
      subtitle?: string | null
      /** Description for customers. */
      description?: string | null
      /** If true, the product is a gift card: the customer receives a code of that value. */
      is_giftcard?: boolean
      /** Whether discounts may lower its price. */
      discountable?: boolean
      /** URLs of images, in order. */
      images?: readonly string[] | null
      /** URL of the thumbnail; the first image by default. */
      thumbnail?: string | null
      /** The unique part of its URL; derived from the title by default. */
      handle?: string | null
      /** Status of the product; customers see it if it is `published`. */
      status?: "draft" | "proposed" | "published" | "rejected" | null
      /** Type of the product. */
      type?: {
        /** Accepted without effect: the value determines it. */
        id?: string | null
        /** Name of the product type; it is created if it does not exist. */
        value: string
      } | null
      /** ID of the product's collection. */
      collection_id?: string | null
      /** Tags. */
      tags?:
        | readonly {
            /** Accepted without effect: the value determines it. */
            id?: string | null
            /** Text of the tag; it is created if it does not exist. */
            value: string
          }[]
        | null
      /** Categories of the product. */
      categories?:
        | readonly {
            /** Id of the category. */
            id: string
          }[]
        | null
      /** Options that its variants differ in, e.g. size and color. */
      options?:
        | readonly {
            /** Name of the option, e.g. `Size`. */
            title: string
          }[]
        | null
      /** Variants of the product. */
      variants?:
        | readonly {
            /** Title of the variant, e.g. `Small, red`. */
            title: string
            /** Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it. */
            sku?: string | null
            /** European article number (EAN), unique among variants. Null or an empty string clears it. */
            ean?: string | null
            /** Universal product code (UPC), unique among variants. Null or an empty string clears it. */
            upc?: string | null
            /** Any other barcode, unique among variants. Null or an empty string clears it. */
            barcode?: string | null
            /** Customs code of the Harmonized System; null clears it. */
            hs_code?: string | null
            /** Units in stock, if stock is not managed per location; 0 by default. */
            inventory_quantity?: number | null
            /** Whether it can be bought without stock; false by default. */
            allow_backorder?: boolean | null
            /** Whether its stock is managed; true by default. */
            manage_inventory?: boolean | null
            /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
            weight?: number | null
            /** Length of one unit, a whole number in a unit of your choice; null clears it. */
            length?: number | null
            /** Height of one unit, a whole number in a unit of your choice; null clears it. */
            height?: number | null
            /** Width of one unit, a whole number in a unit of your choice; null clears it. */
            width?: number | null
            /** Country it was made in; null clears it. */
            origin_country?: string | null
            /** Code of the manufacturer, for customs; null clears it. */
            mid_code?: string | null
            /** The material it is made of; null clears it. */
            material?: string | null
            /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
            metadata?: Record<string, unknown> | null
            /** Its prices, each for a region or for a currency. */
            prices: readonly {
              /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
              region_id?: string | null
              /** Currency the price is in, ISO 4217, instead of a region. */
              currency_code?: string | null
              /** The price of one unit, in the currency's smallest unit, at least 0. */
              amount: number
              /** Minimum quantity of a line for which the price applies; no minimum by default. */
              min_quantity?: number | null
              /** Maximum quantity of a line for which the price applies; no maximum by default. */
              max_quantity?: number | null
            }[]
            /** Values of the product's options, in their order; one value for each option. */
            options?:
              | readonly {
                  /** Value of the product's option at the same position, e.g. `Small`. */
                  value: string
                }[]
              | null
          }[]
        | null
      /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
      weight?: number | null
      /** Length of one unit, a whole number in a unit of your choice; null clears it. */
      length?: number | null
      /** Height of one unit, a whole number in a unit of your choice; null clears it. */
      height?: number | null
      /** Width of one unit, a whole number in a unit of your choice; null clears it. */
      width?: number | null
      /** Customs code of the Harmonized System; null clears it. */
      hs_code?: string | null
      /** Country it was made in; null clears it. */
      origin_country?: string | null
      /** Code of the manufacturer, for customs; null clears it. */
      mid_code?: string | null
      /** The material it is made of; null clears it. */
      material?: string | null
      /** Key-value pairs for your own data, stored with the product. */
      metadata?: Record<string, unknown> | null
      /** Sales channels of the product; the store's default sales channel by default. */
      sales_channels?:
        | readonly {
            /** Id of the sales channel. */
            id: string
          }[]
        | null
    }
    result: { product: ShopRow<"Product"> }
  }
  /** Get a product. */
  "admin.GetProductsProduct": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { product: ShopRow<"Product"> }
  }
  /** Update a product. */
  "admin.PostProductsProduct": {
    params: { id: string }
    query: NoInput
    body: {
      /** Title, for customers. Unchanged if absent. */
      title?: string | null
      /** A line below the title; null clears it. */
      subtitle?: string | null
      /** Description for customers; null clears it. */
      description?: string | null
      /** Whether discounts may lower its price. Unchanged if absent. */
      discountable?: boolean | null
      /** URLs of images, in order, which replace the existing ones. Unchanged if absent or null. */
      images?: readonly string[] | null
      /** URL of the thumbnail; null clears it. If the product has none and it is absent, the first given image becomes the thumbnail. */
      thumbnail?: string | null
      /** The unique part of its URL; null removes it. Unchanged if absent. */
      handle?: string | null
      /** Status of the product; customers see it if it is `published`. */
      status?: "draft" | "proposed" | "published" | "rejected"
      /** Type of the product; null removes it. */
      type?: {
        /** Accepted without effect: the value determines it. */
        id?: string | null
        /** Name of the product type; it is created if it does not exist. */
        value: string
      } | null
      /** ID of the product's collection; null removes it from the collection. */
      collection_id?: string | null
      /** Tags, which replace the existing ones. Unchanged if absent or null. */
      tags?:
        | readonly {
            /** Accepted without effect: the value determines it. */
            id?: string | null
            /** Text of the tag; it is created if it does not exist. */
            value: string
          }[]
        | null
      /** Categories of the product, which replace the previous ones; null removes it from all. */
      categories?:
        | readonly {
            /** Id of the category. */
            id: string
          }[]
        | null
      /** The variants of the product, in this order. Variants with an ID are updated, others are created, and variants that are not listed are deleted. */
      variants?:
        | readonly {
            /** ID of a variant to update; without it, a new one is created, which needs a title, stock and a value for each option. */
            id?: string | null
            /** Title of the variant. Unchanged if absent. */
            title?: string | null
            /** Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it. */
            sku?: string | null
            /** European article number (EAN), unique among variants. Null or an empty string clears it. */
            ean?: string | null
            /** Universal product code (UPC), unique among variants. Null or an empty string clears it. */
            upc?: string | null
            /** Any other barcode, unique among variants. Null or an empty string clears it. */
            barcode?: string | null
            /** Customs code of the Harmonized System; null clears it. */
            hs_code?: string | null
            /** Units in stock, if stock is not managed per location. Unchanged if absent; required for a new variant. */
            inventory_quantity?: number | null
            /** Whether it can be bought without stock. Unchanged if absent; false for a new variant. */
            allow_backorder?: boolean | null
            /** Whether its stock is managed. Unchanged if absent; true for a new variant. */
            manage_inventory?: boolean | null
            /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
            weight?: number | null
            /** Length of one unit, a whole number in a unit of your choice; null clears it. */
            length?: number | null
            /** Height of one unit, a whole number in a unit of your choice; null clears it. */
            height?: number | null
            /** Width of one unit, a whole number in a unit of your choice; null clears it. */
            width?: number | null
            /** Country it was made in; null clears it. */
            origin_country?: string | null
            /** Code of the manufacturer, for customs; null clears it. */
            mid_code?: string | null
            /** The material it is made of; null clears it. */
            material?: string | null
            /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
            metadata?: Record<string, unknown> | null
            /** Prices, which replace its prices outside of price lists; if all of them are for regions and none has an `id`, its prices for currencies stay. Unchanged if absent or null. */
            prices?:
              | readonly {
                  /** ID of a price of the variant to update. */
                  id?: string | null
                  /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
                  region_id?: string | null
                  /** Currency the price is in, ISO 4217, instead of a region. */
                  currency_code?: string | null
                  /** The price of one unit, in the currency's smallest unit, at least 0. */
                  amount: number
                  /** Minimum quantity of a line for which the price applies; no minimum by default. */
                  min_quantity?: number | null
                  /** Maximum quantity of a line for which the price applies; no maximum by default. */
                  max_quantity?: number | null
                }[]
              | null
            /** New values of the product's options; options that are not listed are unchanged. */
            options?:
              | readonly {
                  /** Value of the option, e.g. `Small`. */
                  value: string
                  /** ID of the product's option. */
                  option_id: string
                }[]
              | null
          }[]
        | null
      /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
      weight?: number | null
      /** Length of one unit, a whole number in a unit of your choice; null clears it. */
      length?: number | null
      /** Height of one unit, a whole number in a unit of your choice; null clears it. */
      height?: number | null
      /** Width of one unit, a whole number in a unit of your choice; null clears it. */
      width?: number | null
      /** Customs code of the Harmonized System; null clears it. */
      hs_code?: string | null
      /** Country it was made in; null clears it. */
      origin_country?: string | null
      /** Code of the manufacturer, for customs; null clears it. */
      mid_code?: string | null
      /** The material it is made of; null clears it. */
      material?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
      /** Sales channels of the product, which replace the previous ones; null removes it from all. */
      sales_channels?:
        | readonly {
            /** Id of the sales channel. */
            id: string
          }[]
        | null
    }
    result: { product: ShopRow<"Product"> }
  }
  /** Delete a product with its variants. */
  "admin.DeleteProductsProduct": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "product"; deleted: true }
  }
  /** Set one key of a product's metadata; an empty value removes it. */
  "admin.PostProductsProductMetadata": {
    params: { id: string }
    query: NoInput
    body: {
      /** The key to set. */
      key: string
      /** Its value; an empty string removes the key. */
      value: string
    }
    result: { product: ShopRow<"Product"> }
  }
  /** List the ten most used product tags. */
  "admin.GetProductsTagUsage": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: {
      tags: {
        /** The ID of the tag. */
        id: string
        /** The number of products that have the tag, as text. */
        usage_count: string
        /** The text of the tag. */
        value: string
      }[]
    }
  }
  /** List all product types. */
  "admin.GetProductsTypes": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { types: ShopRow<"ProductType">[] }
  }
  /** List the published products of the sales channels, with prices and availability. */
  "store.GetProducts": {
    params: NoInput
    query: {
      /** IDs of products; only these are listed. */
      id?: string | readonly string[] | null
      /** Text in the title or the description, in the title or SKU of a variant, or in the title of the collection, in any case. Replaces the filters `title` and `description`. */
      q?: string | null
      /** IDs of collections; only products in one of them are listed. A list, `collection_id[]=…`. */
      collection_id?: readonly string[] | null
      /** IDs of tags; only products that have one of them are listed. A list. */
      tags?: readonly string[] | null
      /** Only products with exactly this title. */
      title?: string | null
      /** Only products with exactly this description. */
      description?: string | null
      /** Only the product with this handle. */
      handle?: string | null
      /** `true` lists gift cards, `false` other products. */
      is_giftcard?: boolean | null
      /** IDs of product types; only products of one of them are listed. A list. */
      type_id?: readonly string[] | null
      /** IDs of sales channels; only products that are sold in one of them are listed. A list. */
      sales_channel_id?: readonly string[] | null
      /** IDs of categories; only products in one of them are listed. A list. */
      category_id?: readonly string[] | null
      /** `true` counts products of the categories below those in `category_id` too. */
      include_category_children?: boolean | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
      cart_id?: string | null
      /** ID of the region that prices are calculated for. */
      region_id?: string | null
      /** Currency that prices are calculated in, ISO 4217 in lower case. */
      currency_code?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
      /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, such as `title`, or `variants.title` or `variants.prices.amount`; several are separated by commas, and a leading `-` reverses the order. By default, the newest products come first. */
      order?: string | null
    }
    body: NoInput
    result: { products: ShopRow<"Product">[]; count: number; offset: number; limit: number }
  }
  /** Get a published product with prices and availability. */
  "store.GetProductsProduct": {
    params: { id: string }
    query: {
      /** ID of the requested sales channel; with a publishable key, one of the key's channels. */
      sales_channel_id?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
      cart_id?: string | null
      /** ID of the region that prices are calculated for. */
      region_id?: string | null
      /** Currency that prices are calculated in, ISO 4217 in lower case. */
      currency_code?: string | null
    }
    body: NoInput
    result: { product: ShopRow<"Product"> }
  }
  /** List variants of published products, with prices and availability. */
  "store.GetVariants": {
    params: NoInput
    query: {
      /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** IDs of variants, separated by commas; they replace `id`. */
      ids?: string | null
      /** ID of the sales channel whose stock counts; with a publishable key, one of the key's channels. */
      sales_channel_id?: string | null
      /** IDs of variants; only these are listed. */
      id?: string | readonly string[] | null
      /** Titles; only variants that have exactly one of them are listed. */
      title?: string | readonly string[] | null
      /** Units in stock in the variant itself: a number, or bounds such as `inventory_quantity[gt]=0`. */
      inventory_quantity?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
      cart_id?: string | null
      /** ID of the region that prices are calculated for. */
      region_id?: string | null
      /** Currency that prices are calculated in, ISO 4217 in lower case. */
      currency_code?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { variants: ShopRow<"ProductVariant">[] }
  }
  /** Get a variant of a published product with prices and availability. */
  "store.GetVariantsVariant": {
    params: { id: string }
    query: {
      /** ID of the requested sales channel; with a publishable key, one of the key's channels. */
      sales_channel_id?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
      cart_id?: string | null
      /** ID of the region that prices are calculated for. */
      region_id?: string | null
      /** Currency that prices are calculated in, ISO 4217 in lower case. */
      currency_code?: string | null
    }
    body: NoInput
    result: { variant: ShopRow<"ProductVariant"> }
  }
  /** Search products. */
  "store.PostProductsSearch": {
    params: NoInput
    query: NoInput
    body: {
      /** Text to search for. The search engine decides in which fields. */
      q?: string | null
      /** Number of hits to skip. */
      offset?: number | null
      /** Maximum number of hits. By default, the search engine decides. */
      limit?: number | null
      /** Filter of the hits, in the syntax of the search engine. */
      filter?: unknown
    }
    result: { hits: unknown[] }
  }
  /** List publishable keys. */
  "admin.GetPublishableApiKeys": {
    params: NoInput
    query: {
      /** Searches the title, ignoring case. */
      q?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only keys that were revoked in this period. */
      revoked_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: {
      publishable_api_keys: ShopRow<"PublishableApiKey">[]
      count: number
      offset: number
      limit: number
    }
  }
  /** Create a publishable key. */
  "admin.PostPublishableApiKeys": {
    params: NoInput
    query: NoInput
    body: {
      /** Title, for your team. */
      title: string
    }
    result: { publishable_api_key: ShopRow<"PublishableApiKey"> }
  }
  /** Get a publishable key. */
  "admin.GetPublishableApiKeysPublishableApiKey": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { publishable_api_key: ShopRow<"PublishableApiKey"> }
  }
  /** Rename a publishable key. */
  "admin.PostPublishableApiKysPublishableApiKey": {
    params: { id: string }
    query: NoInput
    body: {
      /** Title, for your team. Unchanged if absent. */
      title?: string | null
    }
    result: { publishable_api_key: ShopRow<"PublishableApiKey"> }
  }
  /** Delete a publishable key. */
  "admin.DeletePublishableApiKeysPublishableApiKey": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "publishable_api_key"; deleted: true }
  }
  /** Revoke a publishable key. */
  "admin.PostPublishableApiKeysPublishableApiKeyRevoke": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { publishable_api_key: ShopRow<"PublishableApiKey"> }
  }
  /** List the sales channels of a publishable key. */
  "admin.GetPublishableApiKeySalesChannels": {
    params: { id: string }
    query: {
      /** Searches the name or the description of a sales channel, ignoring case. */
      q?: string | null
    }
    body: NoInput
    result: { sales_channels: ShopRow<"SalesChannel">[] }
  }
  /** Add sales channels to a publishable key. */
  "admin.PostPublishableApiKeySalesChannelsChannelsBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** Sales channels to add or remove. */
      sales_channel_ids: readonly {
        /** ID of a sales channel. */
        id: string
      }[]
    }
    result: { publishable_api_key: ShopRow<"PublishableApiKey"> }
  }
  /** Remove sales channels from a publishable key. */
  "admin.DeletePublishableApiKeySalesChannelsChannelsBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** Sales channels to add or remove. */
      sales_channel_ids: readonly {
        /** ID of a sales channel. */
        id: string
      }[]
    }
    result: { publishable_api_key: ShopRow<"PublishableApiKey"> }
  }
  /** List regions. */
  "admin.GetRegions": {
    params: NoInput
    query: {
      /** Searches the name, ignoring case. */
      q?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Matches nothing: deleted regions are never listed. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: { regions: ShopRow<"Region">[]; count: number; offset: number; limit: number }
  }
  /** Create a region. */
  "admin.PostRegions": {
    params: NoInput
    query: NoInput
    body: {
      /** Name of the region. */
      name: string
      /** Currency of the region's carts, an ISO 4217 code in any case; one of the store's currencies. */
      currency_code: string
      /** Code of the default tax rate, for your accounting. */
      tax_code?: string | null
      /** Default tax rate in percent, from 0 to 100. */
      tax_rate: number
      /** IDs of the payment providers that carts in the region can use. */
      payment_providers: readonly ProviderName<"payment">[]
      /** IDs of the fulfillment providers that carts in the region can use. */
      fulfillment_providers: readonly ProviderName<"fulfillment">[]
      /** ISO 3166-1 codes of its countries, two letters in any case; no other region may have one of them. */
      countries: readonly string[]
      /** Key-value pairs for your own data, stored with the region. */
      metadata?: Record<string, unknown> | null
      /** Whether prices for the region include tax; false by default. */
      includes_tax?: boolean | null
    }
    result: { region: ShopRow<"Region"> }
  }
  /** Get a region. */
  "admin.GetRegionsRegion": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { region: ShopRow<"Region"> }
  }
  /** Update a region. */
  "admin.PostRegionsRegion": {
    params: { id: string }
    query: NoInput
    body: {
      /** Name of the region. Unchanged if absent. */
      name?: string | null
      /** Currency of the region's carts, an ISO 4217 code in any case; one of the store's currencies. Unchanged if absent or null. */
      currency_code?: string | null
      /** Code of the default tax rate, for your accounting; null clears it. */
      tax_code?: string | null
      /** Default tax rate in percent, from 0 to 100. Unchanged if absent. */
      tax_rate?: number | null
      /** Whether gift cards are taxed. Unchanged if absent. */
      gift_cards_taxable?: boolean | null
      /** Whether the taxes of carts are calculated automatically. Unchanged if absent. */
      automatic_taxes?: boolean | null
      /** ID of the tax provider; null means the store's tax rates. */
      tax_provider_id?: ProviderName<"tax"> | null
      /** IDs of the payment providers that carts in the region can use, which replace the previous ones; null removes all. Unchanged if absent. */
      payment_providers?: readonly ProviderName<"payment">[] | null
      /** IDs of the fulfillment providers that carts in the region can use, which replace the previous ones; null removes all. Unchanged if absent. */
      fulfillment_providers?: readonly ProviderName<"fulfillment">[] | null
      /** ISO 3166-1 codes of its countries, two letters in any case, which replace the previous ones. Unchanged if absent or null. */
      countries?: readonly string[] | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
      /** Whether prices for the region include tax. Unchanged if absent. */
      includes_tax?: boolean | null
    }
    result: { region: ShopRow<"Region"> }
  }
  /** Delete a region. */
  "admin.DeleteRegionsRegion": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "region"; deleted: true }
  }
  /** Add a country to a region. */
  "admin.PostRegionsRegionCountries": {
    params: { id: string }
    query: NoInput
    body: {
      /** ISO 3166-1 code of the country, two letters in any case; no other region may have it. */
      country_code: string
    }
    result: { region: ShopRow<"Region"> }
  }
  /** Remove a country from a region. */
  "admin.PostRegionsRegionCountriesCountry": {
    params: { id: string; country_code: string }
    query: NoInput
    body: NoInput
    result: { region: ShopRow<"Region"> }
  }
  /** List the fulfillment options of a region. */
  "admin.GetRegionsRegionFulfillmentOptions": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: {
      fulfillment_options: {
        /** The ID of the fulfillment provider. */
        provider_id: string
        /** The services of the provider, each with the properties that the provider defines. */
        options: Record<string, unknown>[]
      }[]
    }
  }
  /** Add a fulfillment provider to a region. */
  "admin.PostRegionsRegionFulfillmentProviders": {
    params: { id: string }
    query: NoInput
    body: {
      /** ID of the provider. */
      provider_id: ProviderName<"fulfillment">
    }
    result: { region: ShopRow<"Region"> }
  }
  /** Remove a fulfillment provider from a region. */
  "admin.PostRegionsRegionFulfillmentProvidersProvider": {
    params: { id: string; provider_id: ProviderName<"fulfillment"> }
    query: NoInput
    body: NoInput
    result: { region: ShopRow<"Region"> }
  }
  /** Add a payment provider to a region. */
  "admin.PostRegionsRegionPaymentProviders": {
    params: { id: string }
    query: NoInput
    body: {
      /** ID of the provider. */
      provider_id: ProviderName<"payment">
    }
    result: { region: ShopRow<"Region"> }
  }
  /** Remove a payment provider from a region. */
  "admin.PostRegionsRegionPaymentProvidersProvider": {
    params: { id: string; provider_id: ProviderName<"payment"> }
    query: NoInput
    body: NoInput
    result: { region: ShopRow<"Region"> }
  }
  /** List regions. */
  "store.GetRegions": {
    params: NoInput
    query: {
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
    }
    body: NoInput
    result: { regions: ShopRow<"Region">[]; count: number; offset: number; limit: number }
  }
  /** Get a region. */
  "store.GetRegionsRegion": {
    params: { id: string }
    query: {
      /** Accepted without effect: the operation reads one region. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Accepted without effect: the operation reads one region. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Accepted without effect: the operation reads one region. */
      offset?: number | null
      /** Accepted without effect: the operation reads one region. */
      limit?: number | null
      /** Accepted without effect: the operation reads one region. */
      order?: string | null
    }
    body: NoInput
    result: { region: ShopRow<"Region"> }
  }
  /** List reservations. */
  "admin.GetReservations": {
    params: NoInput
    query: {
      /** IDs of stock locations; only reservations there are listed. */
      location_id?: string | readonly string[] | null
      /** IDs of inventory items; only reservations of these are listed. A list. */
      inventory_item_id?: readonly string[] | null
      /** IDs of line items; only reservations for these are listed. A list. */
      line_item_id?: readonly string[] | null
      /** IDs of users; only reservations that one of them made are listed. A list. */
      created_by?: readonly string[] | null
      /** Units reserved: a number, or bounds such as `quantity[gte]=2`. */
      quantity?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** One description, several, or a condition, e.g. `description[contains]=damaged`. */
      description?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { reservations: ShopRow<"ReservationItem">[]; count: number; offset: number; limit: number }
  }
  /** Reserve units of an inventory item at a location. */
  "admin.PostReservations": {
    params: NoInput
    query: NoInput
    body: {
      /** ID of the line of an order they are for; none by default. */
      line_item_id?: string | null
      /** ID of the stock location; the item must be stocked there. */
      location_id: string
      /** ID of the inventory item. */
      inventory_item_id: string
      /** Units to reserve, a whole number, in stock or not; for a line, at most the units that are not shipped yet. */
      quantity: number
      /** Reason for the reservation. */
      description?: string | null
      /** Key-value pairs for your own data, stored with the reservation. */
      metadata?: Record<string, unknown> | null
    }
    result: { reservation: ShopRow<"ReservationItem"> }
  }
  /** Get a reservation. */
  "admin.GetReservationsReservation": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { reservation: ShopRow<"ReservationItem"> }
  }
  /** Update a reservation. */
  "admin.PostReservationsReservation": {
    params: { id: string }
    query: NoInput
    body: {
      /** Units to reserve, a whole number; for a line, at most the units that are not shipped yet. Unchanged if absent. */
      quantity?: number | null
      /** ID of the stock location to move them to. Unchanged if absent. */
      location_id?: string | null
      /** Reason for the reservation; null clears it. */
      description?: string | null
      /** Key-value pairs for your own data, which replace the stored ones. Unchanged if absent or null. */
      metadata?: Record<string, unknown> | null
    }
    result: { reservation: ShopRow<"ReservationItem"> }
  }
  /** Delete a reservation and release its units. */
  "admin.DeleteReservationsReservation": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "reservation"; deleted: true }
  }
  /** List return reasons with their children. */
  "admin.GetReturnReasons": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { return_reasons: ShopRow<"ReturnReason">[] }
  }
  /** Create a return reason. */
  "admin.PostReturnReasons": {
    params: NoInput
    query: NoInput
    body: {
      /** A short code; no other return reason may have it. */
      value: string
      /** Name that customers see. */
      label: string
      /** ID of the parent reason, which must not have a parent itself; none by default. */
      parent_return_reason_id?: string | null
      /** A description of when to choose it. */
      description?: string | null
      /** Key-value pairs for your own data, stored with the return reason. */
      metadata?: Record<string, unknown> | null
    }
    result: { return_reason: ShopRow<"ReturnReason"> }
  }
  /** Get a return reason. */
  "admin.GetReturnReasonsReason": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { return_reason: ShopRow<"ReturnReason"> }
  }
  /** Update a return reason. */
  "admin.PostReturnReasonsReason": {
    params: { id: string }
    query: NoInput
    body: {
      /** Name that customers see; null is rejected. Unchanged if absent. */
      label?: string | null
      /** A short code; no other return reason may have it, and null is rejected. Unchanged if absent. */
      value?: string | null
      /** A description of when to choose it; null clears it. */
      description?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { return_reason: ShopRow<"ReturnReason"> }
  }
  /** Delete a return reason and its children. */
  "admin.DeleteReturnReason": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "return_reason"; deleted: true }
  }
  /** List return reasons with their children. */
  "store.GetReturnReasons": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { return_reasons: ShopRow<"ReturnReason">[] }
  }
  /** Get a return reason. */
  "store.GetReturnReasonsReason": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { return_reason: ShopRow<"ReturnReason"> }
  }
  /** Request a return of an order. */
  "admin.PostOrdersOrderReturns": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Items to return. */
      items: readonly {
        /** ID of a line of the order, or of one of its swaps or claims. */
        item_id: string
        /** The number of units to return, at least 0. Each unit can be claimed, returned or exchanged once. */
        quantity: number
        /** ID of the return reason. */
        reason_id?: string | null
        /** A note on the reason. */
        note?: string | null
      }[]
      /** Return shipping; without it, none is arranged. */
      return_shipping?: {
        /** ID of the return shipping option; without it, no return shipping is arranged. */
        option_id?: string | null
        /** Price of the return shipping in the currency's smallest unit; by default, the price of the option. */
        price?: number | null
      } | null
      /** Accepted without effect. */
      note?: string | null
      /** If true, the items have arrived already. This refunds nothing, as in v1. */
      receive_now?: boolean | null
      /** If true, the customer gets no notifications about it; by default, the setting of the order applies. */
      no_notification?: boolean | null
      /** The amount to refund when the return is received, in the currency's smallest unit, at most the order's `refundable_amount`. By default what was paid for the units minus the return shipping. */
      refund?: number | null
      /** ID of the stock location that receives the items. */
      location_id?: string | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** List returns. */
  "admin.GetReturns": {
    params: NoInput
    query: {
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { returns: ShopRow<"Return">[]; count: number; offset: number; limit: number }
  }
  /** Receive a return. */
  "admin.PostReturnsReturnReceive": {
    params: { id: string }
    query: NoInput
    body: {
      /** Received items. If they differ from the request, the return requires action. */
      items: readonly {
        /** ID of the line. */
        item_id: string
        /** Received units. */
        quantity: number
      }[]
      /** The amount to refund, in the currency's smallest unit, at most the order's `refundable_amount`. By default the amount of the return. The return of a claim refunds only the amount given here, and the return of a swap nothing. */
      refund?: number | null
      /** ID of the stock location that receives the items; the location of the request by default. */
      location_id?: string | null
    }
    result: { return: ShopRow<"Return"> }
  }
  /** Cancel a return that was not received. */
  "admin.PostReturnsReturnCancel": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Request a return of an order. */
  "store.PostReturns": {
    params: NoInput
    query: NoInput
    body: {
      /** ID of the order. */
      order_id: string
      /** Items to return. */
      items: readonly {
        /** ID of a line of the order, or of one of its swaps or claims. */
        item_id: string
        /** The number of units to return, at least 0. Each unit can be claimed, returned or exchanged once. */
        quantity: number
        /** ID of the return reason. */
        reason_id?: string | null
        /** A note on the reason. */
        note?: string | null
      }[]
      /** Return shipping; without it, the customer arranges the return. */
      return_shipping?: {
        /** ID of the return shipping option. */
        option_id: string
      } | null
    }
    result: { return: ShopRow<"Return"> }
  }
  /** List sales channels. */
  "admin.GetSalesChannels": {
    params: NoInput
    query: {
      /** Only the sales channel with this ID. */
      id?: string | null
      /** Searches the name or the description, ignoring case. The response contains whole channels, oldest first; `fields`, `expand` and `order` have no effect. */
      q?: string | null
      /** Only sales channels with exactly this name. Without effect with `q`. */
      name?: string | null
      /** Only sales channels with exactly this description. Without effect with `q`. */
      description?: string | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Matches nothing: deleted sales channels are never listed. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: { sales_channels: ShopRow<"SalesChannel">[]; count: number; offset: number; limit: number }
  }
  /** Create a sales channel. */
  "admin.PostSalesChannels": {
    params: NoInput
    query: NoInput
    body: {
      /** Name of the sales channel. */
      name: string
      /** Description of the sales channel. */
      description?: string | null
      /** If true, no carts can be created in it; false by default. */
      is_disabled?: boolean | null
    }
    result: { sales_channel: ShopRow<"SalesChannel"> }
  }
  /** Get a sales channel. */
  "admin.GetSalesChannelsSalesChannel": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { sales_channel: ShopRow<"SalesChannel"> }
  }
  /** Update a sales channel. */
  "admin.PostSalesChannelsSalesChannel": {
    params: { id: string }
    query: NoInput
    body: {
      /** Name of the sales channel. Unchanged if absent. */
      name?: string | null
      /** What it is for; null clears it. */
      description?: string | null
      /** If true, no carts can be created in it. Unchanged if absent. */
      is_disabled?: boolean | null
    }
    result: { sales_channel: ShopRow<"SalesChannel"> }
  }
  /** Delete a sales channel. */
  "admin.DeleteSalesChannelsSalesChannel": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "sales-channel"; deleted: true }
  }
  /** Add products to a sales channel. */
  "admin.PostSalesChannelsChannelProductsBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** Products to add. */
      product_ids: readonly {
        /** ID of a product. */
        id: string
      }[]
    }
    result: { sales_channel: ShopRow<"SalesChannel"> }
  }
  /** Remove products from a sales channel. */
  "admin.DeleteSalesChannelsChannelProductsBatch": {
    params: { id: string }
    query: NoInput
    body: {
      /** Products to remove. */
      product_ids: readonly {
        /** ID of a product. */
        id: string
      }[]
    }
    result: { sales_channel: ShopRow<"SalesChannel"> }
  }
  /** Add a stock location to a sales channel. */
  "admin.PostSalesChannelsSalesChannelStockLocation": {
    params: { id: string }
    query: NoInput
    body: {
      /** ID of the stock location. */
      location_id: string
    }
    result: { sales_channel: ShopRow<"SalesChannel"> }
  }
  /** Remove a stock location from a sales channel. */
  "admin.DeleteSalesChannelsSalesChannelStockLocation": {
    params: { id: string }
    query: NoInput
    body: {
      /** ID of the stock location. */
      location_id: string
    }
    result: { id: string; object: "stock-location"; deleted: true }
  }
  /** List shipping profiles. */
  "admin.GetShippingProfiles": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { shipping_profiles: ShopRow<"ShippingProfile">[] }
  }
  /** Create a shipping profile. */
  "admin.PostShippingProfiles": {
    params: NoInput
    query: NoInput
    body: {
      /** Name, for your team. */
      name: string
      /** `default` for products, `gift_card` for gift cards, `custom` for anything else. */
      type: "default" | "gift_card" | "custom"
      /** Key-value pairs for your own data, stored with the profile. */
      metadata?: Record<string, unknown> | null
    }
    result: { shipping_profile: ShopRow<"ShippingProfile"> }
  }
  /** Get a shipping profile with its products and shipping options. */
  "admin.GetShippingProfilesProfile": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { shipping_profile: ShopRow<"ShippingProfile"> }
  }
  /** Update a shipping profile. */
  "admin.PostShippingProfilesProfile": {
    params: { id: string }
    query: NoInput
    body: {
      /** Name, for your team. Unchanged if absent. */
      name?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
      /** `default` for products, `gift_card` for gift cards, `custom` for anything else. Unchanged if absent. */
      type?: "default" | "gift_card" | "custom" | null
      /** IDs of products to move here from their profiles; those it has stay. */
      products?: readonly string[] | null
      /** IDs of shipping options to move here from their profiles; those it has stay. */
      shipping_options?: readonly string[] | null
    }
    result: { shipping_profile: ShopRow<"ShippingProfile"> }
  }
  /** Delete a shipping profile. */
  "admin.DeleteShippingProfilesProfile": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "shipping_profile"; deleted: true }
  }
  /** List shipping options. */
  "admin.GetShippingOptions": {
    params: NoInput
    query: {
      /** IDs of shipping options; only these are listed. */
      id?: string | readonly string[] | null
      /** Only shipping options with exactly this name. */
      name?: string | null
      /** Only shipping options of this region. */
      region_id?: string | null
      /** `true` lists options for returns, `false` options for delivery. */
      is_return?: boolean | null
      /** `true` lists options that customers are not offered, `false` the others. */
      admin_only?: boolean | null
      /** Searches the name, ignoring case. Replaces the filter `name`. */
      q?: string | null
      /** Column to sort by, or a column of a relation, such as `region.name`; several are separated by commas, and a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Matches nothing: deleted shipping options are never listed. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: { shipping_options: ShopRow<"ShippingOption">[]; count: number; offset: number; limit: number }
  }
  /** Create a shipping option. */
  "admin.PostShippingOptions": {
    params: NoInput
    query: NoInput
    body: {
      /** Name, for customers. */
      name: string
      /** ID of the region it is offered in. */
      region_id: string
      /** ID of a fulfillment provider of the region, e.g. `manual`. */
      provider_id: ProviderName<"fulfillment">
      /** ID of the shipping profile whose products it ships; the default profile if omitted. */
      profile_id?: string | null
      /** Data that identifies the service of the fulfillment provider; the provider validates it. */
      data: Record<string, unknown>
      /** `flat_rate` costs `amount`, `calculated` what the fulfillment provider says. */
      price_type: "flat_rate" | "calculated"
      /** Price in the smallest unit of the region's currency, never negative. Required for a flat rate, otherwise ignored. */
      amount?: number | null
      /** Requirements on the cart's subtotal for the option to be offered; at most one of each type. */
      requirements?:
        | readonly {
            /** `min_subtotal` asks for the amount or more, `max_subtotal` for less than it. */
            type: "min_subtotal" | "max_subtotal"
            /** The subtotal, in the smallest unit of the region's currency. */
            amount: number
          }[]
        | null
      /** If true, it is hidden from customers. */
      admin_only?: boolean | null
      /** If true, it is an option for returns. */
      is_return?: boolean | null
      /** Key-value pairs for your own data, stored with the shipping option. */
      metadata?: Record<string, unknown> | null
      /** Whether the price includes tax; false by default. */
      includes_tax?: boolean | null
    }
    result: { shipping_option: ShopRow<"ShippingOption"> }
  }
  /** Get a shipping option. */
  "admin.GetShippingOptionsOption": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { shipping_option: ShopRow<"ShippingOption"> }
  }
  /** Update a shipping option. */
  "admin.PostShippingOptionsOption": {
    params: { id: string }
    query: NoInput
    body: {
      /** Name, for customers. Unchanged if absent. */
      name?: string | null
      /** Price in the smallest unit of the region's currency, never negative. Unchanged if absent; a flat rate does not accept null. */
      amount?: number | null
      /** `flat_rate` costs `amount`, `calculated` what the fulfillment provider says. Unchanged if absent. */
      price_type?: "flat_rate" | "calculated" | null
      /** Requirements on the cart's subtotal, which replace the previous ones; an empty list removes them. */
      requirements: readonly {
        /** ID of a requirement to update; without it, one is added. */
        id?: string | null
        /** `min_subtotal` asks for the amount or more, `max_subtotal` for less than it. */
        type: "min_subtotal" | "max_subtotal"
        /** The subtotal, in the smallest unit of the region's currency. */
        amount: number
      }[]
      /** If true, it is hidden from customers. Unchanged if absent. */
      admin_only?: boolean | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
      /** Whether the price includes tax. Unchanged if absent. */
      includes_tax?: boolean | null
    }
    result: { shipping_option: ShopRow<"ShippingOption"> }
  }
  /** Delete a shipping option. */
  "admin.DeleteShippingOptionsOption": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "shipping-option"; deleted: true }
  }
  /** List shipping options. */
  "store.GetShippingOptions": {
    params: NoInput
    query: {
      /** IDs of products, separated by commas; only options that ship one of them are listed. */
      product_ids?: string | null
      /** Only shipping options of this region. The list is empty if it does not exist. */
      region_id?: string | null
      /** `true` lists options for returns, `false` options for delivery; by default, both. */
      is_return?: boolean | null
    }
    body: NoInput
    result: { shipping_options: ShopRow<"ShippingOption">[] }
  }
  /** List the shipping options of a cart. */
  "store.GetShippingOptionsCartId": {
    params: { cart_id: string }
    query: NoInput
    body: NoInput
    result: { shipping_options: ShopRow<"ShippingOption">[] }
  }
  /** List stock locations. */
  "admin.GetStockLocations": {
    params: NoInput
    query: {
      /** Searches the name, ignoring case. Replaces the filter `name`. */
      q?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** IDs of stock locations; only these are listed. */
      id?: string | readonly string[] | null
      /** Names; only locations that have exactly one of them are listed. */
      name?: string | readonly string[] | null
      /** IDs of addresses; only locations at one of them are listed. */
      address_id?: string | readonly string[] | null
      /** IDs of sales channels; only locations that serve one of them are listed. Replaces the filter `id`. If none of the channels exists, the response is 404. */
      sales_channel_id?: string | readonly string[] | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      created_at?: never
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      updated_at?: never
      /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
      deleted_at?: never
    }
    body: NoInput
    result: { stock_locations: ShopRow<"StockLocation">[]; count: number; offset: number; limit: number }
  }
  /** Create a stock location. */
  "admin.PostStockLocations": {
    params: NoInput
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Name, for your team. Blanks at its beginning and end are removed. */
      name: string
      /** Address of the location. An existing address is updated in part; otherwise one is created. */
      address?: {
        /** Street and number. */
        address_1: string
        /** Further address details; null clears it. */
        address_2?: string | null
        /** Company at the address; null clears it. */
        company?: string | null
        /** Town or city; null clears it. */
        city?: string | null
        /** ISO 3166-1 code of the country, two letters. */
        country_code: string
        /** Phone number at the address; null clears it. */
        phone?: string | null
        /** Postal code; null clears it. */
        postal_code?: string | null
        /** Province, state or county; null clears it. */
        province?: string | null
      } | null
      /** ID of an address to use. */
      address_id?: string | null
      /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { stock_location: ShopRow<"StockLocation"> }
  }
  /** Get a stock location. */
  "admin.GetStockLocationsStockLocation": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { stock_location: ShopRow<"StockLocation"> }
  }
  /** Update a stock location. */
  "admin.PostStockLocationsStockLocation": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Name, for your team. Unchanged if absent. */
      name?: string | null
      /** Address of the location. An existing address is updated in part; otherwise one is created. */
      address?: {
        /** Street and number. */
        address_1: string
        /** Further address details; null clears it. */
        address_2?: string | null
        /** Company at the address; null clears it. */
        company?: string | null
        /** Town or city; null clears it. */
        city?: string | null
        /** ISO 3166-1 code of the country, two letters. */
        country_code: string
        /** Phone number at the address; null clears it. */
        phone?: string | null
        /** Postal code; null clears it. */
        postal_code?: string | null
        /** Province, state or county; null clears it. */
        province?: string | null
      } | null
      /** ID of an address to use. */
      address_id?: string | null
      /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { stock_location: ShopRow<"StockLocation"> }
  }
  /** Delete a stock location with its stock. */
  "admin.DeleteStockLocationsStockLocation": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "stock_location"; deleted: true }
  }
  /** Get the store's settings and the server's features. */
  "admin.GetStore": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { store: ShopRow<"Store"> }
  }
  /** Update the store's settings. */
  "admin.PostStore": {
    params: NoInput
    query: NoInput
    body: {
      /** Name of the store. Unchanged if absent. */
      name?: string | null
      /** URL template of the page where customers confirm a swap, e.g. with `{cart_id}`, for your notifications; null clears it. */
      swap_link_template?: string | null
      /** URL template of the page where customers pay a draft order, e.g. with `{cart_id}`, for your notifications; null clears it. */
      payment_link_template?: string | null
      /** URL template of the page where invites are accepted, e.g. with `{invite_token}`, for your notifications; null clears it. */
      invite_link_template?: string | null
      /** The store's default currency, ISO 4217 in any case; one of its currencies. Unchanged if absent or null. */
      default_currency_code?: string | null
      /** ISO 4217 codes of the currencies it sells in, in any case, which replace the previous ones; the default one must be among them. Unchanged if absent or null. */
      currencies?: readonly string[] | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { store: ShopRow<"Store"> }
  }
  /** Add a currency to the store. */
  "admin.PostStoreCurrenciesCode": {
    params: { code: string }
    query: NoInput
    body: NoInput
    result: { store: ShopRow<"Store"> }
  }
  /** Remove a currency from the store. */
  "admin.DeleteStoreCurrenciesCode": {
    params: { code: string }
    query: NoInput
    body: NoInput
    result: { store: ShopRow<"Store"> }
  }
  /** List payment providers. */
  "admin.GetStorePaymentProviders": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { payment_providers: ShopRow<"PaymentProvider">[] }
  }
  /** List tax providers. */
  "admin.GetStoreTaxProviders": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: { tax_providers: ShopRow<"TaxProvider">[] }
  }
  /** List product types. */
  "admin.GetProductTypes": {
    params: NoInput
    query: {
      /** An ID, a list of IDs, or a comparison, e.g. `id[gt]=…`. */
      id?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Searches the value, ignoring case. Replaces the filter `value`. */
      q?: string | null
      /** A value, a list of values, or a comparison, e.g. `value[contains]=cotton`. */
      value?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of a discount condition; only the resources that it names are listed. */
      discount_condition_id?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: { product_types: ShopRow<"ProductType">[]; count: number; offset: number; limit: number }
  }
  /** List product tags. */
  "admin.GetProductTags": {
    params: NoInput
    query: {
      /** An ID, a list of IDs, or a comparison, e.g. `id[gt]=…`. */
      id?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Searches the value, ignoring case. Replaces the filter `value`. */
      q?: string | null
      /** A value, a list of values, or a comparison, e.g. `value[contains]=cotton`. */
      value?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of a discount condition; only the resources that it names are listed. */
      discount_condition_id?: string | null
      /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
    }
    body: NoInput
    result: { product_tags: ShopRow<"ProductTag">[]; count: number; offset: number; limit: number }
  }
  /** List product types. */
  "store.GetProductTypes": {
    params: NoInput
    query: {
      /** An ID, a list of IDs, or a comparison, e.g. `id[gt]=…`. */
      id?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Searches the value, ignoring case. Replaces the filter `value`. */
      q?: string | null
      /** A value, a list of values, or a comparison, e.g. `value[contains]=cotton`. */
      value?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of a discount condition; only the resources that it names are listed. */
      discount_condition_id?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: { product_types: ShopRow<"ProductType">[]; count: number; offset: number; limit: number }
  }
  /** List product tags. */
  "store.GetProductTags": {
    params: NoInput
    query: {
      /** An ID, a list of IDs, or a comparison, e.g. `id[gt]=…`. */
      id?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Searches the value, ignoring case. Replaces the filter `value`. */
      q?: string | null
      /** A value, a list of values, or a comparison, e.g. `value[contains]=cotton`. */
      value?:
        | string
        | readonly string[]
        | {
            /** Before this text in the order of the database. */
            lt?: string | null
            /** After this text in the order of the database. */
            gt?: string | null
            /** This text or one after it. */
            gte?: string | null
            /** This text or one before it. */
            lte?: string | null
            /** Contains this text, in any case. */
            contains?: string | null
            /** Starts with this text, in any case. */
            starts_with?: string | null
            /** Ends with this text, in any case. */
            ends_with?: string | null
          }
        | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** ID of a discount condition; only the resources that it names are listed. */
      discount_condition_id?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: { product_tags: ShopRow<"ProductTag">[]; count: number; offset: number; limit: number }
  }
  /** List swaps. */
  "admin.GetSwaps": {
    params: NoInput
    query: {
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
    }
    body: NoInput
    result: { swaps: ShopRow<"Swap">[]; count: number; offset: number; limit: number }
  }
  /** Get a swap with the totals of its cart. */
  "admin.GetSwapsSwap": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { swap: ShopRow<"Swap"> }
  }
  /** Create a swap of an order. */
  "admin.PostOrdersOrderSwaps": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Items to return. */
      return_items: readonly {
        /** ID of a line of the order, or of one of its swaps or claims. */
        item_id: string
        /** Units to return, at least 1 and at most the units that were not returned yet. */
        quantity: number
        /** ID of the return reason. */
        reason_id?: string | null
        /** A note on the reason. */
        note?: string | null
      }[]
      /** Return shipping; without it, none is arranged. */
      return_shipping?: {
        /** ID of the return shipping option. */
        option_id: string
        /** Price of the return shipping in the currency's smallest unit; by default, the price of the option. */
        price?: number | null
      } | null
      /** ID of the sales channel of the cart that confirms the swap; the order's channel by default. */
      sales_channel_id?: string | null
      /** Replacement items. */
      additional_items?:
        | readonly {
            /** ID of the variant to send. */
            variant_id: string
            /** Units to send, at least 1. */
            quantity: number
          }[]
        | null
      /** Shipping options that the customer can choose from for the new items, with custom prices. */
      custom_shipping_options?:
        | readonly {
            /** ID of the shipping option. */
            option_id: string
            /** Price in this swap, in the currency's smallest unit, at least 0. */
            price: number
          }[]
        | null
      /** If true, the customer gets no notifications about the swap; by default, the setting of the order applies. */
      no_notification?: boolean | null
      /** ID of the stock location that receives the items. */
      return_location_id?: string | null
      /** Whether the new items may be out of stock when the customer confirms. */
      allow_backorder?: boolean | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Cancel a swap. */
  "admin.PostOrdersSwapCancel": {
    params: { id: string; swap_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Create a fulfillment of a swap. */
  "admin.PostOrdersOrderSwapsSwapFulfillments": {
    params: { id: string; swap_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** Key-value pairs for your own data, stored with each fulfillment. */
      metadata?: Record<string, unknown> | null
      /** If true, the customer gets no notifications about it; by default, the previous setting applies. */
      no_notification?: boolean | null
      /** ID of the stock location to ship from; without it, the stock does not change. */
      location_id?: string | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Cancel a fulfillment of a swap that was not shipped. */
  "admin.PostOrdersSwapFulfillmentsCancel": {
    params: { id: string; swap_id: string; fulfillment_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Mark a fulfillment of a swap as shipped. */
  "admin.PostOrdersOrderSwapsSwapShipments": {
    params: { id: string; swap_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: {
      /** ID of the shipped fulfillment of the swap. */
      fulfillment_id: string
      /** Tracking numbers of the shipment. */
      tracking_numbers?: readonly string[] | null
      /** If true, the customer gets no notifications about it; by default, the setting of the swap applies. */
      no_notification?: boolean | null
    }
    result: { order: ShopRow<"Order"> }
  }
  /** Settle the difference of a swap. */
  "admin.PostOrdersOrderSwapsSwapProcessPayment": {
    params: { id: string; swap_id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { order: ShopRow<"Order"> }
  }
  /** Create a swap of an order. */
  "store.PostSwaps": {
    params: NoInput
    query: NoInput
    body: {
      /** ID of the order; it must be paid and at least partly fulfilled. */
      order_id: string
      /** Items to return. */
      return_items: readonly {
        /** ID of a line of the order, or of one of its swaps or claims. */
        item_id: string
        /** Units to return, at least 1 and at most the units that were not returned yet. */
        quantity: number
        /** ID of the return reason. */
        reason_id?: string | null
        /** A note on the reason. */
        note?: string | null
      }[]
      /** New items. */
      additional_items: readonly {
        /** ID of the variant. */
        variant_id: string
        /** Units, at least 1. */
        quantity: number
      }[]
      /** ID of the return shipping option; without it, the customer arranges the return. */
      return_shipping_option?: string | null
    }
    result: { swap: ShopRow<"Swap"> }
  }
  /** Get the swap of a cart. */
  "store.GetSwapsSwapCartId": {
    params: { cart_id: string }
    query: NoInput
    body: NoInput
    result: { swap: ShopRow<"Swap"> }
  }
  /** List tax rates. */
  "admin.GetTaxRates": {
    params: NoInput
    query: {
      /** IDs of regions; only tax rates of one of them are listed. */
      region_id?: string | readonly string[] | null
      /** Only tax rates with exactly this name. */
      name?: string | null
      /** Only tax rates with exactly this code. */
      code?: string | null
      /** Rate in percent: a number, or bounds such as `rate[gte]=10`. */
      rate?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Accepted without effect: deleted tax rates are not kept. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Searches the name, ignoring case. Replaces the filter `name`. */
      q?: string | null
    }
    body: NoInput
    result: { tax_rates: ShopRow<"TaxRate">[]; count: number; offset: number; limit: number }
  }
  /** Create a tax rate. */
  "admin.PostTaxRates": {
    params: NoInput
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: {
      /** Code of the tax rate, for your accounting. */
      code: string
      /** Name of the tax rate, e.g. `VAT`. */
      name: string
      /** ID of the region in which the rate applies. */
      region_id: string
      /** The rate in percent, at least 0, such as 20; without it, the rate counts as 0. */
      rate?: number | null
      /** IDs of products that the rate applies to. */
      products?: readonly string[] | null
      /** IDs of shipping options of the region that the rate applies to. */
      shipping_options?: readonly string[] | null
      /** IDs of product types that the rate applies to. */
      product_types?: readonly string[] | null
    }
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Get a tax rate. */
  "admin.GetTaxRatesTaxRate": {
    params: { id: string }
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: NoInput
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Update a tax rate. */
  "admin.PostTaxRatesTaxRate": {
    params: { id: string }
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: {
      /** Code of the tax rate, for your accounting. Unchanged if absent; null removes it. */
      code?: string | null
      /** Name of the tax rate. Unchanged if absent. */
      name?: string | null
      /** ID of the region in which the rate applies. Unchanged if absent. */
      region_id?: string | null
      /** The rate in percent, at least 0, e.g. 20; null removes it. */
      rate?: number | null
      /** IDs of products that the rate applies to, which replace the previous ones. Unchanged if absent or null. */
      products?: readonly string[] | null
      /** IDs of shipping options of the region that the rate applies to, which replace the previous ones. Unchanged if absent or null. */
      shipping_options?: readonly string[] | null
      /** IDs of product types that the rate applies to, which replace the previous ones. Unchanged if absent or null. */
      product_types?: readonly string[] | null
    }
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Delete a tax rate. */
  "admin.DeleteTaxRatesTaxRate": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "tax-rate"; deleted: true }
  }
  /** Add product types to a tax rate. */
  "admin.PostTaxRatesTaxRateProductTypes": {
    params: { id: string }
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: {
      /** IDs of product types. */
      product_types: readonly string[]
    }
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Remove product types from a tax rate. */
  "admin.DeleteTaxRatesTaxRateProductTypes": {
    params: { id: string }
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: {
      /** IDs of product types. */
      product_types: readonly string[]
    }
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Add products to a tax rate. */
  "admin.PostTaxRatesTaxRateProducts": {
    params: { id: string }
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: {
      /** IDs of products. */
      products: readonly string[]
    }
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Remove products from a tax rate. */
  "admin.DeleteTaxRatesTaxRateProducts": {
    params: { id: string }
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: {
      /** IDs of products. */
      products: readonly string[]
    }
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Add shipping options to a tax rate. */
  "admin.PostTaxRatesTaxRateShippingOptions": {
    params: { id: string }
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: {
      /** IDs of shipping options. */
      shipping_options: readonly string[]
    }
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Remove shipping options from a tax rate. */
  "admin.DeleteTaxRatesTaxRateShippingOptions": {
    params: { id: string }
    query: {
      /** Relations to return, a list: `expand[]=products`. */
      expand?: readonly string[] | null
      /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
      fields?: readonly string[] | null
    }
    body: {
      /** IDs of shipping options. */
      shipping_options: readonly string[]
    }
    result: { tax_rate: ShopRow<"TaxRate"> }
  }
  /** Upload public files. */
  "admin.PostUploads": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: {
      uploads: {
        /** The address of the file. */
        url: string
        /** The key that identifies the file in other operations. */
        key: string
      }[]
    }
  }
  /** Upload protected files, such as imports. */
  "admin.PostUploadsProtected": {
    params: NoInput
    query: NoInput
    body: NoInput
    result: {
      uploads: {
        /** The address of the file. */
        url: string
        /** The key that identifies the file in other operations. */
        key: string
      }[]
    }
  }
  /** Create a download URL of a file. */
  "admin.PostUploadsDownloadUrl": {
    params: NoInput
    query: NoInput
    body: {
      /** Key from the response of the upload. */
      file_key: string
    }
    result: { download_url: string }
  }
  /** Delete an uploaded file. */
  "admin.DeleteUploads": {
    params: NoInput
    query: NoInput
    body: {
      /** Key from the response of the upload. */
      file_key: string
    }
    result: { id: string; object: "file"; deleted: true }
  }
  /** List admin users. */
  "admin.GetUsers": {
    params: NoInput
    query: {
      /** IDs of users; only these are listed. */
      id?: string | readonly string[] | null
      /** Searches the email address, the first or the last name, ignoring case. Replaces the filters `email`, `first_name` and `last_name`. */
      q?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only users who were deleted in this period. Without it, deleted ones are left out. */
      deleted_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only the user with exactly this email address. */
      email?: string | null
      /** Only users with exactly this first name. */
      first_name?: string | null
      /** Only users with exactly this last name. */
      last_name?: string | null
      /** Only users of these roles; a list, `role[]=admin`. */
      role?: readonly ("member" | "admin" | "developer")[] | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
    }
    body: NoInput
    result: { users: ShopRow<"User">[]; count: number; offset: number; limit: number }
  }
  /** Create an admin user. */
  "admin.PostUsers": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address for signing in; it is stored in lower case and must be unique among users. */
      email: string
      /** First name. */
      first_name?: string | null
      /** Last name. */
      last_name?: string | null
      /** The role of the user; `member` by default. It does not change permissions. */
      role?: "admin" | "member" | "developer" | null
      /** The password, 8 to 128 characters. */
      password: string
    }
    result: { user: ShopRow<"User"> }
  }
  /** Request a password reset. */
  "admin.PostUsersUserPasswordToken": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address of the user that the token is for. */
      email: string
    }
    result: NoInput
  }
  /** Set a new password with a reset token. */
  "admin.PostUsersUserPassword": {
    params: NoInput
    query: NoInput
    body: {
      /** Email address of the user; the address in the token by default. */
      email?: string | null
      /** Token from the email to the user; it works once, within 15 minutes. */
      token: string
      /** The new password, 8 to 128 characters. */
      password: string
    }
    result: { user: ShopRow<"User"> }
  }
  /** Get an admin user. */
  "admin.GetUsersUser": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { user: ShopRow<"User"> }
  }
  /** Update an admin user. */
  "admin.PostUsersUser": {
    params: { id: string }
    query: NoInput
    body: {
      /** First name; null clears it. */
      first_name?: string | null
      /** Last name; null clears it. */
      last_name?: string | null
      /** The role of the user. It does not change the user's permissions. */
      role?: "admin" | "member" | "developer" | null
      /** API token that authenticates the user in the header `x-medusa-access-token`; null removes it. */
      api_token?: string | null
      /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { user: ShopRow<"User"> }
  }
  /** Delete an admin user. */
  "admin.DeleteUsersUser": {
    params: { id: string }
    query: NoInput
    body: NoInput
    result: { id: string; object: "user"; deleted: true }
  }
  /** List the variants of a product. */
  "admin.GetProductsProductVariants": {
    params: { id: string }
    query: {
      /** IDs of variants; only these are listed. */
      id?: string | readonly string[] | null
      /** Text in the title, the SKU or the product's title, in any case. */
      q?: string | null
      /** Units in stock in the variant itself: a number, or bounds such as `inventory_quantity[gt]=0`. */
      inventory_quantity?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** `true` lists variants whose stock is managed, `false` the others. */
      manage_inventory?: boolean | null
      /** `true` lists variants that can be bought without stock, `false` the others. */
      allow_backorder?: boolean | null
      /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
      created_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Only rows whose last change was in this period. */
      updated_at?: {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      } | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
    }
    body: NoInput
    result: { variants: ShopRow<"ProductVariant">[]; count: number; offset: number; limit: number }
  }
  /** Create a variant of a product. */
  "admin.PostProductsProductVariants": {
    params: { id: string }
    query: NoInput
    body: {
      /** Title of the variant, e.g. `Small, red`. */
      title: string
      /** Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it. */
      sku?: string | null
      /** European article number (EAN), unique among variants. Null or an empty string clears it. */
      ean?: string | null
      /** Universal product code (UPC), unique among variants. Null or an empty string clears it. */
      upc?: string | null
      /** Any other barcode, unique among variants. Null or an empty string clears it. */
      barcode?: string | null
      /** Customs code of the Harmonized System; null clears it. */
      hs_code?: string | null
      /** Units in stock, if stock is not managed per location; 0 by default. */
      inventory_quantity?: number | null
      /** Whether it can be bought without stock; false by default. */
      allow_backorder?: boolean | null
      /** Whether its stock is managed. */
      manage_inventory?: boolean | null
      /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
      weight?: number | null
      /** Length of one unit, a whole number in a unit of your choice; null clears it. */
      length?: number | null
      /** Height of one unit, a whole number in a unit of your choice; null clears it. */
      height?: number | null
      /** Width of one unit, a whole number in a unit of your choice; null clears it. */
      width?: number | null
      /** Country it was made in; null clears it. */
      origin_country?: string | null
      /** Code of the manufacturer, for customs; null clears it. */
      mid_code?: string | null
      /** The material it is made of; null clears it. */
      material?: string | null
      /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
      /** Its prices, each for a region or for a currency. */
      prices: readonly {
        /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
        region_id?: string | null
        /** Currency the price is in, ISO 4217, instead of a region. */
        currency_code?: string | null
        /** The price of one unit, in the currency's smallest unit, at least 0. */
        amount: number
        /** Minimum quantity of a line for which the price applies; no minimum by default. */
        min_quantity?: number | null
        /** Maximum quantity of a line for which the price applies; no maximum by default. */
        max_quantity?: number | null
      }[]
      /** Values of the product's options; every option needs a value, and no other variant may have the same values. */
      options?:
        | readonly {
            /** Value of the option, e.g. `Small`. */
            value: string
            /** ID of the product's option. */
            option_id: string
          }[]
        | null
    }
    result: { product: ShopRow<"Product"> }
  }
  /** Update a variant of a product. */
  "admin.PostProductsProductVariantsVariant": {
    params: { id: string; variant_id: string }
    query: {
      /** Accepted without effect: the response has no calculated prices. */
      cart_id?: string | null
      /** Accepted without effect: the response has no calculated prices. */
      region_id?: string | null
      /** Accepted without effect: the response has no calculated prices. */
      currency_code?: string | null
      /** Accepted without effect: the response is always the same. */
      expand?: string | null
      /** Accepted without effect: the response is always the same. */
      fields?: string | null
    }
    body: {
      /** Title of the variant. Unchanged if absent. */
      title?: string | null
      /** Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it. */
      sku?: string | null
      /** European article number (EAN), unique among variants. Null or an empty string clears it. */
      ean?: string | null
      /** Universal product code (UPC), unique among variants. Null or an empty string clears it. */
      upc?: string | null
      /** Any other barcode, unique among variants. Null or an empty string clears it. */
      barcode?: string | null
      /** Customs code of the Harmonized System; null clears it. */
      hs_code?: string | null
      /** Units in stock, if stock is not managed per location. Unchanged if absent. */
      inventory_quantity?: number | null
      /** Whether it can be bought without stock. Unchanged if absent. */
      allow_backorder?: boolean | null
      /** Whether its stock is managed. Unchanged if absent. */
      manage_inventory?: boolean | null
      /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
      weight?: number | null
      /** Length of one unit, a whole number in a unit of your choice; null clears it. */
      length?: number | null
      /** Height of one unit, a whole number in a unit of your choice; null clears it. */
      height?: number | null
      /** Width of one unit, a whole number in a unit of your choice; null clears it. */
      width?: number | null
      /** Country it was made in; null clears it. */
      origin_country?: string | null
      /** Code of the manufacturer, for customs; null clears it. */
      mid_code?: string | null
      /** The material it is made of; null clears it. */
      material?: string | null
      /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
      /** Prices, which replace its prices outside of price lists; if all of them are for regions and none has an `id`, its prices for currencies stay. Unchanged if absent or null. */
      prices?:
        | readonly {
            /** ID of a price of the variant to update. */
            id?: string | null
            /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
            region_id?: string | null
            /** Currency the price is in, ISO 4217, instead of a region. */
            currency_code?: string | null
            /** The price of one unit, in the currency's smallest unit, at least 0. */
            amount: number
            /** Minimum quantity of a line for which the price applies; no minimum by default. */
            min_quantity?: number | null
            /** Maximum quantity of a line for which the price applies; no maximum by default. */
            max_quantity?: number | null
          }[]
        | null
      /** New values of the product's options; options that are not listed are unchanged. */
      options?:
        | readonly {
            /** Value of the option, e.g. `Small`. */
            value: string
            /** ID of the product's option. */
            option_id: string
          }[]
        | null
    }
    result: { product: ShopRow<"Product"> }
  }
  /** Delete a variant of a product. */
  "admin.DeleteProductsProductVariantsVariant": {
    params: { id: string; variant_id: string }
    query: NoInput
    body: NoInput
    result: { variant_id: string; object: string; deleted: true; product: ShopRow<"Product"> }
  }
  /** Add an option to a product. */
  "admin.PostProductsProductOptions": {
    params: { id: string }
    query: NoInput
    body: {
      /** Name of the option, e.g. `Size`; no other option of the product may have it. */
      title: string
      /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { product: ShopRow<"Product"> }
  }
  /** Rename an option of a product. */
  "admin.PostProductsProductOptionsOption": {
    params: { id: string; option_id: string }
    query: NoInput
    body: {
      /** Name of the option, e.g. `Size`; no other option of the product may have it. */
      title: string
      /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
      metadata?: Record<string, unknown> | null
    }
    result: { product: ShopRow<"Product"> }
  }
  /** Delete an option of a product in which its variants do not differ. */
  "admin.DeleteProductsProductOptionsOption": {
    params: { id: string; option_id: string }
    query: NoInput
    body: NoInput
    result: { option_id: string; object: string; deleted: true; product: ShopRow<"Product"> }
  }
  /** List variants of all products, with prices and stock. */
  "admin.GetVariants": {
    params: NoInput
    query: {
      /** Text in the title, the SKU or the product's title, in any case. Replaces the filter `title`. */
      q?: string | null
      /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
      limit?: number | null
      /** Number of rows to skip, 0 by default. */
      offset?: number | null
      /** IDs of variants; only these are listed. */
      id?: string | readonly string[] | null
      /** Titles; only variants that have exactly one of them are listed. */
      title?: string | readonly string[] | null
      /** Units in stock in the variant itself: a number, or bounds such as `inventory_quantity[gt]=0`. */
      inventory_quantity?:
        | number
        | {
            /** Less than this. */
            lt?: number | null
            /** More than this. */
            gt?: number | null
            /** This or more. */
            gte?: number | null
            /** This or less. */
            lte?: number | null
          }
        | null
      /** `true` lists variants whose stock is managed, `false` the others. */
      manage_inventory?: boolean | null
      /** `true` lists variants that can be bought without stock, `false` the others. */
      allow_backorder?: boolean | null
      /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
      cart_id?: string | null
      /** ID of the region that prices are calculated for. */
      region_id?: string | null
      /** Currency that prices are calculated in, ISO 4217 in lower case. */
      currency_code?: string | null
      /** ID of a customer; prices that their groups have count too. */
      customer_id?: string | null
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
      /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
      starting_after?: string | null
      /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
      order?: string | null
    }
    body: NoInput
    result: { variants: ShopRow<"ProductVariant">[]; count: number; offset: number; limit: number }
  }
  /** Get a variant with its prices. */
  "admin.GetVariantsVariant": {
    params: { id: string }
    query: {
      /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
      expand?: string | null
      /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
      fields?: string | null
    }
    body: NoInput
    result: { variant: ShopRow<"ProductVariant"> }
  }
}
