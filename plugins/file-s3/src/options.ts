import { z } from "@stheno/core"

/** An environment variable that is not set, or set to nothing, leaves the option out. */
const absent = (value: unknown): unknown => (value === "" || value === null ? undefined : value)
const textOption = z.preprocess(absent, z.string().trim().optional())
const flag = z.preprocess(
  (value) => (value === "true" ? true : value === "false" ? false : absent(value)),
  z.boolean().optional(),
)
const whole = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value !== "" ? Number(value) : absent(value)),
    z.int().min(min).max(max).optional(),
  )
const address = textOption.pipe(
  z
    .string()
    .refine((url) => URL.canParse(url.includes("://") ? url : `https://${url}`), "Not an address")
    .optional(),
)

/** Signature V4 allows seven days. */
const longestLink = 604_800

/** The least that S3 accepts for a part. */
const smallestPart = 5 * 1024 * 1024

const shape = z.strictObject({
  bucket: z.preprocess(absent, z.string().trim()),
  region: textOption,
  endpoint: address,
  s3_url: address,
  spaces_url: address,
  access_key_id: textOption,
  secret_access_key: textOption,
  session_token: textOption,
  private_bucket: textOption,
  private_access_key_id: textOption,
  private_secret_access_key: textOption,
  prefix: textOption,
  cache_control: textOption,
  download_file_duration: whole(1, longestLink),
  download_url_duration: whole(1, longestLink),
  acl: flag,
  path_style: flag,
  ssl_enabled: flag,
  max_attempts: whole(1, 10),
  connection_timeout: whole(1, 600_000),
  request_timeout: whole(1, 3_600_000),
  part_size: whole(smallestPart, 512 * 1024 * 1024),
  aws_config_object: z.record(z.string(), z.unknown()).optional(),
  enableUI: flag,
})

/** A pair of keys; without one, the SDK looks for credentials in the environment and in the role of the machine. */
export interface Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/** The settings of the plugin, with the defaults of the service that the endpoint belongs to. */
export interface Settings {
  readonly bucket: string
  readonly privateBucket: string
  readonly region: string
  /** undefined for AWS, where it follows from the region */
  readonly endpoint: string | undefined
  /** the beginning of the addresses of public files, without a slash at the end */
  readonly publicUrl: string
  readonly keys: Keys | undefined
  readonly privateKeys: Keys | undefined
  /** empty, or ends in a slash */
  readonly prefix: string
  readonly cacheControl: string
  /** seconds for which a download link works */
  readonly linkSeconds: number
  /** whether public files get the ACL `public-read` */
  readonly sendsAcl: boolean
  readonly usesPathStyle: boolean
  readonly maxAttempts: number
  readonly connectionTimeout: number
  readonly requestTimeout: number
  readonly partSize: number
  readonly awsConfig: Readonly<Record<string, unknown>>
}

/**
 * Reads the options of the plugin: those of v1's plugins for S3, MinIO and Spaces, and a few more.
 * @throws ZodError with the names of wrong options
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): Settings {
  const options = shape.superRefine(requirePairs).parse(pluginOptions)
  const { bucket } = options
  const endpoint = endpointOf(options.endpoint, options.ssl_enabled)
  const region = options.region ?? (endpoint ? regionOf(endpoint) : "us-east-1")
  const hostsBuckets = !endpoint || /\.(digitaloceanspaces|amazonaws)\.com$/.test(new URL(endpoint).hostname)
  const usesPathStyle = options.path_style ?? !hostsBuckets
  const keys = keysOf(options.access_key_id, options.secret_access_key, options.session_token)
  const given = options.s3_url ?? options.spaces_url
  return {
    bucket,
    privateBucket: options.private_bucket ?? bucket,
    region,
    endpoint,
    publicUrl: withoutSlash(
      given ? withScheme(given, options.ssl_enabled) : bucketUrl(bucket, { endpoint, region, usesPathStyle }),
    ),
    keys,
    privateKeys: keysOf(options.private_access_key_id, options.private_secret_access_key) ?? keys,
    prefix: options.prefix ? `${options.prefix.replace(/^\/+|\/+$/g, "")}/` : "",
    cacheControl: options.cache_control ?? "max-age=31536000",
    linkSeconds: options.download_file_duration ?? options.download_url_duration ?? 3600,
    sendsAcl: options.acl ?? hostsBuckets,
    usesPathStyle,
    maxAttempts: options.max_attempts ?? 3,
    connectionTimeout: options.connection_timeout ?? 5000,
    requestTimeout: options.request_timeout ?? 60_000,
    partSize: options.part_size ?? smallestPart,
    awsConfig: options.aws_config_object ?? {},
  }
}

/** Half a pair of keys is a variable that somebody forgot; without this the SDK would look for other credentials. */
function requirePairs(options: z.output<typeof shape>, context: z.RefinementCtx): void {
  for (const prefix of ["", "private_"] as const) {
    const id = `${prefix}access_key_id` as const
    const secret = `${prefix}secret_access_key` as const
    if (Boolean(options[id]) === Boolean(options[secret])) continue
    const missing = options[id] ? secret : id
    const other = options[id] ? id : secret
    context.addIssue({
      code: "custom",
      path: [missing],
      message: `It is missing, but ${other} is set`,
    })
  }
}

function keysOf(id: string | undefined, secret: string | undefined, token?: string): Keys | undefined {
  if (!id || !secret) return undefined
  return { accessKeyId: id, secretAccessKey: secret, ...(token && { sessionToken: token }) }
}

function endpointOf(endpoint: string | undefined, isSecure: boolean | undefined): string | undefined {
  return endpoint && withoutSlash(withScheme(endpoint, isSecure))
}

/** v1's plugins took addresses without a scheme; `ssl_enabled: false` meant HTTP. */
function withScheme(url: string, isSecure = true): string {
  return url.includes("://") ? url : `${isSecure ? "https" : "http"}://${url}`
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "")
}

/** `fra1.digitaloceanspaces.com` and `s3.eu-west-1.amazonaws.com` name their region; R2 has one for all. */
function regionOf(endpoint: string): string {
  const { hostname } = new URL(endpoint)
  const named = /([\w-]+)\.(?:digitaloceanspaces|amazonaws)\.com$/.exec(hostname)?.[1]
  if (named && named !== "s3") return named
  return hostname.endsWith(".r2.cloudflarestorage.com") ? "auto" : "us-east-1"
}

function bucketUrl(
  bucket: string,
  { endpoint, region, usesPathStyle }: Pick<Settings, "endpoint" | "region" | "usesPathStyle">,
): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  return usesPathStyle ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`
}
