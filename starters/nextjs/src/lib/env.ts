import { z } from "zod"

const url = z.url().transform((value) => value.replace(/\/+$/, ""))
const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()

const settings = z.object({
  backendUrl: url.default("http://localhost:9000"),
  baseUrl: url.default("http://localhost:8000"),
  publishableKey: optional,
  defaultCountry: z
    .string()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, "a country code with two letters, such as us")
    .default("us"),
  storeName: z.string().min(1).default("Halcyon"),
  stripeKey: optional,
  imageHosts: z
    .string()
    .default("")
    .transform((hosts) => hosts.split(",").map((host) => host.trim()))
    .transform((hosts) => hosts.filter(Boolean))
    .pipe(z.array(url)),
  signInProviders: z
    .string()
    .default("")
    .transform((names) => names.split(",").map((name) => name.trim()))
    .transform((names) => names.filter(Boolean))
    .pipe(z.array(z.string().regex(/^(google|github|openid\/[a-z0-9-]+)$/, "google, github or openid/NAME"))),
  revalidateSecret: optional.refine(
    (secret) => secret === undefined || secret.length >= 32,
    "at least 32 characters",
  ),
  clientAddressSecret: optional.refine(
    (secret) => secret === undefined || secret.length >= 32,
    "at least 32 characters",
  ),
  trustedProxies: z.coerce.number().int().min(0).max(10).default(1),
  revalidateSeconds: z.coerce.number().int().positive().default(3600),
  analyticsUrl: z
    .string()
    .trim()
    .optional()
    .transform((value) => value || undefined)
    .pipe(url.optional()),
})

/** The settings of the storefront. */
export type Env = z.infer<typeof settings>

const names: Record<keyof Env, string> = {
  backendUrl: "NEXT_PUBLIC_MEDUSA_BACKEND_URL",
  baseUrl: "NEXT_PUBLIC_BASE_URL",
  publishableKey: "NEXT_PUBLIC_PUBLISHABLE_KEY",
  defaultCountry: "NEXT_PUBLIC_DEFAULT_REGION",
  storeName: "NEXT_PUBLIC_STORE_NAME",
  stripeKey: "NEXT_PUBLIC_STRIPE_KEY",
  imageHosts: "NEXT_PUBLIC_IMAGE_HOSTS",
  signInProviders: "SIGN_IN_PROVIDERS",
  revalidateSecret: "REVALIDATE_SECRET",
  clientAddressSecret: "CLIENT_ADDRESS_SECRET",
  trustedProxies: "TRUSTED_PROXIES",
  revalidateSeconds: "REVALIDATE_SECONDS",
  analyticsUrl: "NEXT_PUBLIC_ANALYTICS_URL",
}

/**
 * Reads the settings from environment variables. An empty variable counts as missing.
 * @throws Error that names every variable whose value is not valid
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const values = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, variables[name]?.trim() || undefined]),
  )
  const result = settings.safeParse(values)
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path, message }) => `  ${names[String(path[0]) as keyof Env]}: ${message}`,
  )
  throw new Error(`The settings of the storefront are not valid:\n${problems.join("\n")}`)
}

/**
 * The settings, checked once when the server starts. Client components get what they need as properties: importing
 * this file in one would send the validation library to the browser.
 */
export const env: Env = parseEnv(process.env)
