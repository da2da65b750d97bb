# region install
npm install @stheno/medusa-react @tanstack/react-query
# endregion
