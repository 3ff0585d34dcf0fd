sum: file
	@openssl dgst -md5 file
