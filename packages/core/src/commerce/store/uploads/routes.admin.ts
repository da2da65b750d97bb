import * as z from "zod"
import { assertOwnResult, forgetResult } from "../batch-jobs/index.ts"
import { operation, JsonReply, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain } from "../../../platform/http/response.ts"
import { answersDeleted, deleted } from "../../../platform/http/results.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { fileKeyBody } from "./shapes.ts"
import { uploadFiles } from "./upload-files.ts"

const answersUploads = answers({
  uploads: plain(
    z
      .array(
        z.object({
          url: z.string().describe("The address of the file."),
          key: z.string().describe("The key that identifies the file in other operations."),
        }),
      )
      .describe(
        "The stored files in the order of the request. The `key` identifies a file in other operations.",
      ),
  ),
})

export const uploadAdminOperations: readonly Operation[] = [
  operation({
    id: "PostUploads",
    method: "POST",
    path: "/admin/uploads",
    tag: "Uploads",
    summary: "Upload public files.",
    about:
      "The body is a multipart form with the files in the field `files`. A file that is not an image, audio, video or plain text can only be downloaded, and no file can run scripts.",
    access: "admin",
    fileField: "files",
    response: answersUploads,
    ownsTransactions: true,
    handler: (_input, context) => answerUploads(context, false),
  }),
  operation({
    id: "PostUploadsProtected",
    method: "POST",
    path: "/admin/uploads/protected",
    tag: "Uploads",
    summary: "Upload protected files, such as imports.",
    about: "The body is a multipart form with the files in the field `files`.",
    access: "admin",
    fileField: "files",
    response: answersUploads,
    ownsTransactions: true,
    handler: (_input, context) => answerUploads(context, true),
  }),
  operation({
    id: "PostUploadsDownloadUrl",
    method: "POST",
    path: "/admin/uploads/download-url",
    tag: "Uploads",
    summary: "Create a download URL of a file.",
    about:
      "The URL of a protected file works for an hour. The result file of a batch job is available only to the user who created the job.",
    access: "admin",
    body: fileKeyBody,
    response: answers({ download_url: plain(z.string().describe("The URL of the file.")) }),
    ownsTransactions: true,
    handler: async ({ body }, context) => {
      await assertOwnResult(context, body.file_key)
      return { download_url: await context.engine.providers.files.downloadUrl(body.file_key) }
    },
  }),
  operation({
    id: "DeleteUploads",
    method: "DELETE",
    path: "/admin/uploads",
    tag: "Uploads",
    summary: "Delete an uploaded file.",
    about:
      "Succeeds even if the file does not exist. A batch job whose result file is deleted no longer has a `file_key` in its `result`.",
    access: "admin",
    body: fileKeyBody,
    response: answersDeleted("file"),
    ownsTransactions: true,
    handler: async ({ body }, context) => {
      await assertOwnResult(context, body.file_key)
      await context.engine.providers.files.remove(body.file_key)
      await forgetResult(context, body.file_key)
      return deleted(body.file_key, "file")
    },
  }),
]

/** A body that is too large has a separate status, in the shape of all errors. */
async function answerUploads(context: Context, isProtected: boolean): Promise<unknown> {
  try {
    return { uploads: await uploadFiles(context, isProtected) }
  } catch (error) {
    if (!(error instanceof CommerceError) || error.code !== "request_entity_too_large") throw error
    const { code, type, message } = error
    return new JsonReply(413, { code, type, message })
  }
}
