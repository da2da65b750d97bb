import { defineErrors } from "../../../platform/kernel/errors.ts"

export const uploadErrors = defineErrors("uploads", {
  not_multipart: {
    type: "invalid_data",
    message: () => "The request body must be multipart/form-data with the files in the field files",
    when: "The body is not `multipart/form-data`, or it cannot be parsed.",
    fix: "Send a multipart form; most HTTP clients set the content type themselves.",
  },
  unexpected_field: {
    type: "invalid_data",
    message: (name: string) => `Unexpected field ${name}`,
    when: "The form has a file in a field other than `files`.",
    fix: "Send every file in the field `files`.",
  },
  too_many: {
    type: "invalid_data",
    message: (limit: number) => `A request may upload ${limit} files`,
    when: "The form has more files than one request may upload.",
    fix: "Upload the files in several requests.",
  },
  too_large: {
    type: "invalid_data",
    code: "request_entity_too_large",
    message: (limit: number) => `The files of a request may have ${limit} bytes together`,
    when: "The files are larger than the server accepts. The status is 413.",
    fix: "Upload fewer or smaller files, or raise the server's `UPLOAD_LIMIT`.",
  },
})
