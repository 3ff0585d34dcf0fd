#!/bin/bash
openssl dgst -md5 image.iso
