export { createNote, deleteNote, retrieveNote, updateNote } from "./change-notes.ts"
export { noteAdminOperations } from "./routes.admin.ts"
