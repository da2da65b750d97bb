// Written by scripts/plugins/list.mjs from the package.json files in plugins: npm run generate

/** A plugin that a new project can have. */
export interface KnownPlugin {
  /** the name of its package */
  readonly name: string
  /** what `--plugin` calls it */
  readonly plugin: string
  readonly title: string
  /**
   * The options to set, each with the environment variable that the configuration reads, or a text with variables as
   * `${NAME}`. Dots lead into nested options.
   */
  readonly options: Readonly<Record<string, string>>
  /** further options; a nested group is left out while its first variable is not set */
  readonly optional?: Readonly<Record<string, string>>
  /** variables of `optional`, of which at least one must be set */
  readonly oneOf?: readonly string[]
  /** settings of the storefront, each with the environment variable that has its value */
  readonly storefront?: Readonly<Record<string, string>>
  /** settings of the storefront that list names, each with the variable that is set if the name belongs to the list */
  readonly storefrontLists?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** payment providers that the regions of a new store get when the plugin is set up */
  readonly paymentProviders?: readonly string[]
}

/** The plugins of the repository. */
export const knownPlugins: readonly KnownPlugin[] = [
  {
    "name": "@stheno/analytics-events",
    "plugin": "analytics-events",
    "title": "Analytics events",
    "options": {}
  },
  {
    "name": "@stheno/analytics-segment",
    "plugin": "segment",
    "title": "Segment",
    "options": {
      "write_key": "SEGMENT_WRITE_KEY"
    }
  },
  {
    "name": "@stheno/auth-openid",
    "plugin": "openid",
    "title": "Sign-in with Google, GitHub and OpenID Connect",
    "options": {},
    "optional": {
      "google.clientID": "GOOGLE_CLIENT_ID",
      "google.clientSecret": "GOOGLE_CLIENT_SECRET",
      "google.store.callbackUrl": "${BACKEND_URL}/store/auth/google/cb",
      "google.store.successRedirect": "${STOREFRONT_URL}/account/sign-in/complete",
      "google.store.failureRedirect": "${STOREFRONT_URL}/account/sign-in",
      "github.clientID": "GITHUB_CLIENT_ID",
      "github.clientSecret": "GITHUB_CLIENT_SECRET",
      "github.store.callbackUrl": "${BACKEND_URL}/store/auth/github/cb",
      "github.store.successRedirect": "${STOREFRONT_URL}/account/sign-in/complete",
      "github.store.failureRedirect": "${STOREFRONT_URL}/account/sign-in"
    },
    "storefrontLists": {
      "SIGN_IN_PROVIDERS": {
        "google": "GOOGLE_CLIENT_ID",
        "github": "GITHUB_CLIENT_ID"
      }
    },
    "oneOf": [
      "GOOGLE_CLIENT_ID",
      "GITHUB_CLIENT_ID"
    ]
  },
  {
    "name": "@stheno/cms-contentful",
    "plugin": "contentful",
    "title": "Contentful",
    "options": {
      "space_id": "CONTENTFUL_SPACE_ID",
      "access_token": "CONTENTFUL_ACCESS_TOKEN"
    },
    "optional": {
      "environment": "CONTENTFUL_ENV",
      "webhook_secret": "CONTENTFUL_WEBHOOK_SECRET",
      "preview_url": "CONTENTFUL_PREVIEW_URL"
    }
  },
  {
    "name": "@stheno/cms-strapi",
    "plugin": "strapi",
    "title": "Strapi",
    "options": {
      "strapi_host": "STRAPI_SERVER_HOSTNAME",
      "strapi_api_token": "STRAPI_API_TOKEN"
    },
    "optional": {
      "strapi_protocol": "STRAPI_PROTOCOL",
      "strapi_port": "STRAPI_PORT",
      "strapi_secret": "STRAPI_SECRET",
      "preview_url": "STRAPI_PREVIEW_URL"
    }
  },
  {
    "name": "@stheno/discount-generator",
    "plugin": "discount-generator",
    "title": "Discount generator",
    "options": {}
  },
  {
    "name": "@stheno/erp-brightpearl",
    "plugin": "brightpearl",
    "title": "Brightpearl",
    "options": {
      "account": "BRIGHTPEARL_ACCOUNT",
      "channel_id": "BRIGHTPEARL_CHANNEL_ID",
      "backend_url": "BRIGHTPEARL_BACKEND_URL",
      "event_owner": "BRIGHTPEARL_EVENT_OWNER",
      "warehouse": "BRIGHTPEARL_WAREHOUSE",
      "client_id": "BRIGHTPEARL_CLIENT_ID",
      "client_secret": "BRIGHTPEARL_CLIENT_SECRET",
      "developer_reference": "BRIGHTPEARL_DEVELOPER_REFERENCE",
      "webhook_secret": "BRIGHTPEARL_WEBHOOK_SECRET"
    }
  },
  {
    "name": "@stheno/file-s3",
    "plugin": "s3",
    "title": "S3",
    "options": {
      "s3_url": "S3_URL",
      "bucket": "S3_BUCKET",
      "region": "S3_REGION",
      "access_key_id": "S3_ACCESS_KEY_ID",
      "secret_access_key": "S3_SECRET_ACCESS_KEY"
    },
    "optional": {
      "endpoint": "S3_ENDPOINT",
      "private_bucket": "S3_PRIVATE_BUCKET"
    },
    "storefront": {
      "NEXT_PUBLIC_IMAGE_HOSTS": "S3_URL"
    }
  },
  {
    "name": "@stheno/fulfillment-table-rate",
    "plugin": "table-rate",
    "title": "Shipping prices from a table",
    "options": {}
  },
  {
    "name": "@stheno/fulfillment-webshipper",
    "plugin": "webshipper",
    "title": "Webshipper",
    "options": {
      "account": "WEBSHIPPER_ACCOUNT",
      "api_token": "WEBSHIPPER_API_TOKEN",
      "order_channel_id": "WEBSHIPPER_ORDER_CHANNEL_ID"
    },
    "optional": {
      "webhook_secret": "WEBSHIPPER_WEBHOOK_SECRET"
    }
  },
  {
    "name": "@stheno/image-variants",
    "plugin": "image-variants",
    "title": "Image variants",
    "options": {}
  },
  {
    "name": "@stheno/ip-lookup",
    "plugin": "ip-lookup",
    "title": "IP lookup (ipstack)",
    "options": {
      "access_token": "IPSTACK_ACCESS_KEY"
    }
  },
  {
    "name": "@stheno/notification-mailchimp",
    "plugin": "mailchimp",
    "title": "Mailchimp",
    "options": {
      "api_key": "MAILCHIMP_API_KEY",
      "newsletter_list_id": "MAILCHIMP_NEWSLETTER_LIST_ID"
    }
  },
  {
    "name": "@stheno/notification-sendgrid",
    "plugin": "sendgrid",
    "title": "SendGrid",
    "options": {
      "api_key": "SENDGRID_API_KEY",
      "from": "SENDGRID_FROM",
      "order_placed_template": "SENDGRID_ORDER_PLACED_ID"
    }
  },
  {
    "name": "@stheno/notification-slack",
    "plugin": "slack",
    "title": "Slack",
    "options": {
      "slack_url": "SLACK_WEBHOOK_URL"
    },
    "optional": {
      "admin_orders_url": "SLACK_ADMIN_ORDERS_URL"
    }
  },
  {
    "name": "@stheno/notification-twilio-sms",
    "plugin": "twilio-sms",
    "title": "Twilio SMS",
    "options": {
      "account_sid": "TWILIO_SMS_ACCOUNT_SID",
      "auth_token": "TWILIO_SMS_AUTH_TOKEN",
      "from_number": "TWILIO_SMS_FROM_NUMBER"
    }
  },
  {
    "name": "@stheno/payment-klarna",
    "plugin": "klarna",
    "title": "Klarna",
    "options": {
      "url": "KLARNA_URL",
      "user": "KLARNA_USER",
      "password": "KLARNA_PASSWORD"
    },
    "optional": {
      "backend_url": "KLARNA_BACKEND_URL"
    },
    "paymentProviders": [
      "klarna"
    ]
  },
  {
    "name": "@stheno/payment-paypal",
    "plugin": "paypal",
    "title": "PayPal",
    "options": {
      "sandbox": "PAYPAL_SANDBOX",
      "client_id": "PAYPAL_CLIENT_ID",
      "client_secret": "PAYPAL_CLIENT_SECRET"
    },
    "optional": {
      "auth_webhook_id": "PAYPAL_AUTH_WEBHOOK_ID",
      "return_url": "${STOREFRONT_URL}/api/checkout/return"
    },
    "paymentProviders": [
      "paypal"
    ]
  },
  {
    "name": "@stheno/payment-stripe",
    "plugin": "stripe",
    "title": "Stripe",
    "options": {
      "api_key": "STRIPE_API_KEY",
      "webhook_secret": "STRIPE_WEBHOOK_SECRET"
    },
    "storefront": {
      "NEXT_PUBLIC_STRIPE_KEY": "NEXT_PUBLIC_STRIPE_KEY"
    },
    "paymentProviders": [
      "stripe"
    ]
  },
  {
    "name": "@stheno/product-reviews",
    "plugin": "product-reviews",
    "title": "Product reviews",
    "options": {}
  },
  {
    "name": "@stheno/redis",
    "plugin": "redis",
    "title": "Redis",
    "options": {
      "redisUrl": "REDIS_URL"
    }
  },
  {
    "name": "@stheno/restock-notification",
    "plugin": "restock-notification",
    "title": "Restock notifications",
    "options": {}
  },
  {
    "name": "@stheno/search-algolia",
    "plugin": "algolia",
    "title": "Algolia",
    "options": {
      "applicationId": "ALGOLIA_APP_ID",
      "adminApiKey": "ALGOLIA_ADMIN_API_KEY"
    }
  },
  {
    "name": "@stheno/search-meilisearch",
    "plugin": "meilisearch",
    "title": "Meilisearch",
    "options": {
      "config.host": "MEILISEARCH_HOST"
    },
    "optional": {
      "config.apiKey": "MEILISEARCH_API_KEY"
    }
  },
  {
    "name": "@stheno/search-postgres",
    "plugin": "search-postgres",
    "title": "PostgreSQL search",
    "options": {}
  },
  {
    "name": "@stheno/source-shopify",
    "plugin": "shopify",
    "title": "Shopify import",
    "options": {
      "domain": "SHOPIFY_DOMAIN",
      "access_token": "SHOPIFY_ACCESS_TOKEN"
    }
  },
  {
    "name": "@stheno/source-woocommerce",
    "plugin": "woocommerce",
    "title": "WooCommerce import",
    "options": {
      "url": "WOOCOMMERCE_URL",
      "consumer_key": "WOOCOMMERCE_CONSUMER_KEY",
      "consumer_secret": "WOOCOMMERCE_CONSUMER_SECRET"
    }
  },
  {
    "name": "@stheno/wishlist",
    "plugin": "wishlist",
    "title": "Wishlist",
    "options": {},
    "optional": {
      "jwt_secret": "WISHLIST_JWT"
    }
  }
]
