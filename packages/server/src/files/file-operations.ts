import { z, type ListedFile } from "@stheno/core"
import { answersSchema, operation, type Context, type Operation } from "@stheno/core/host"

const query = z.strictObject({
  q: z.string().max(200).optional().describe("A part of the file name."),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(20)
    .describe("How many files to return at most; 20 by default."),
  offset: z.coerce.number().int().min(0).default(0).describe("How many files to skip."),
})

const listed = z.object({
  key: z.string(),
  url: z.string(),
  name: z.string(),
  size: z.number(),
  created_at: z.string(),
  products: z.array(z.object({ id: z.string(), title: z.string() })),
})

const about =
  "Protected files, such as exports, are not listed. `products` shows the file as an image or as a thumbnail. `is_listed` is false if the file provider cannot list files; then `files` is empty."

/**
 * The operation through which the dashboard shows the public files of the store. v1 has nothing like it.
 * @since 0.1
 */
export const fileOperations: readonly Operation[] = [
  operation({
    id: "GetFiles",
    method: "GET",
    path: "/admin/files",
    tag: "Uploads",
    summary: "List the public files of the store, newest first.",
    about,
    access: "admin",
    query,
    response: answersSchema(
      z.object({
        files: z.array(listed),
        count: z.number(),
        offset: z.number(),
        limit: z.number(),
        is_listed: z.boolean(),
      }),
    ),
    handler: async ({ query: { q, limit, offset } }, { db, engine }) => {
      const found = await engine.providers.files.list?.({ q, limit, offset })
      if (!found) return { files: [], count: 0, offset, limit, is_listed: false }
      const users = await productsOf(db, found.files)
      return {
        files: found.files.map(({ createdAt, ...file }) => ({
          ...file,
          created_at: createdAt.toISOString(),
          products: users.get(file.url) ?? [],
        })),
        count: found.count,
        offset,
        limit,
        is_listed: true,
      }
    },
  }),
]

/** The products that show each file, by the URL of the file. */
async function productsOf(db: Context["db"], files: readonly ListedFile[]) {
  const found = new Map(files.map(({ url }) => [url, [] as { id: string; title: string }[]]))
  const urls = [...found.keys()]
  if (urls.length === 0) return found
  const rows = await db
    .selectFrom("product")
    .innerJoin("product_images", "product_images.product_id", "product.id")
    .innerJoin("image", "image.id", "product_images.image_id")
    .where("image.url", "in", urls)
    .where("image.deleted_at", "is", null)
    .where("product.deleted_at", "is", null)
    .select(["product.id", "product.title", "image.url"])
    .union(
      db
        .selectFrom("product")
        .where("thumbnail", "in", urls)
        .where("deleted_at", "is", null)
        .select((row) => ["id", "title", row.ref("thumbnail").$notNull().as("url")]),
    )
    .orderBy("title")
    .execute()
  for (const { url, id, title } of rows) found.get(url)?.push({ id, title })
  return found
}
