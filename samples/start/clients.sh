# region js-client
npm install @stheno/js-client
# endregion

# region react
npm install @stheno/medusa-react @tanstack/react-query
# endregion
