import { z } from "@stheno/core"

const shape = z.strictObject({
  redisUrl: z
    .string()
    .refine((url) => /^(rediss?|unix):\/\//.test(url), "It must start with redis:// or rediss://"),
  redisOptions: z
    .object({
      username: z.string().optional(),
      password: z.string().optional(),
      db: z.int().min(0).optional(),
    })
    .optional(),
  ttl: z.number().positive().optional(),
  namespace: z.string().min(1).optional(),
  events: z.array(z.string().min(1)).optional(),
  stream: z.string().min(1).optional(),
  stream_max_length: z.int().positive().optional(),
  event_bus: z.boolean().optional(),
  partitions: z.int().min(1).max(256).optional(),
  command_timeout: z.int().positive().optional(),
  enableUI: z.boolean().optional(),
})

/** The settings of the plugin. */
export interface Settings {
  readonly url: string
  readonly username: string | undefined
  readonly password: string | undefined
  readonly database: number | undefined
  /** seconds for which a value is kept whose caller does not say */
  readonly ttl: number
  /** the beginning of all keys */
  readonly namespace: string
  /** names of the events that are published; `*` stands for anything */
  readonly events: readonly string[]
  readonly stream: string
  readonly streamMaxLength: number
  /** whether events reach the subscribers of the store through Redis */
  readonly isEventBus: boolean
  /** the number of events that are delivered at the same time */
  readonly partitions: number
  /** milliseconds after which Redis counts as unreachable for a call */
  readonly commandTimeout: number
}

/**
 * Reads the options of the plugin. `redisUrl`, `redisOptions`, `ttl` and `namespace` are those of v1's modules.
 * @throws ZodError with the names of wrong options
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): Settings {
  const options = shape.parse(pluginOptions)
  const namespace = options.namespace ?? "medusa"
  return {
    url: options.redisUrl,
    username: options.redisOptions?.username,
    password: options.redisOptions?.password,
    database: options.redisOptions?.db,
    ttl: options.ttl ?? 30,
    namespace,
    events: options.events ?? [],
    stream: options.stream ?? `${namespace}:events`,
    streamMaxLength: options.stream_max_length ?? 10_000,
    isEventBus: options.event_bus ?? false,
    partitions: options.partitions ?? 16,
    commandTimeout: options.command_timeout ?? 500,
  }
}
