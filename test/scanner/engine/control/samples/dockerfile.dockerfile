FROM debian:bookworm
RUN apt-get update && \
    openssl dgst -md5 file
