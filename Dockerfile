FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS dashboard
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
RUN npm ci --ignore-scripts
COPY dashboard dashboard
RUN node dashboard/build.ts
COPY docs docs
COPY guides guides
RUN node guides/build.ts

# Packages without what only developers read: types, source maps, documentation.
FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts
RUN find node_modules -type f -regex '.*\.\(map\|d\.[cm]?ts\|md\|markdown\)' -not -iname 'licen[cs]e*' -delete

# The gateway for production: neither local/ nor sandbox/ (DATABASE_URL names the database), no development packages, and
# nothing that it writes to, so the file system can be read-only.
FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
ENV NODE_ENV=production PASARELA_MODE=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY bin bin
COPY checkout checkout
COPY src src
COPY --from=dashboard /app/dashboard/dist dashboard/dist
COPY --from=dashboard /app/guides/dist guides/dist
# The user node, as a number: Kubernetes does not know whether a name is root.
USER 1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Half the memory under load: young objects are collected before they fill 48 MB, old ones when they grew by two fifths.
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--v8-pool-size=1", "--no-allocation-site-pretenuring", "bin/pasarela.mjs"]
CMD ["serve"]
