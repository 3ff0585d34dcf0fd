package demo

import org.springframework.context.annotation.Bean
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder
import org.springframework.security.crypto.factory.PasswordEncoderFactories

private const val STRENGTH = 12

class Configuration {
    @Bean
    fun encoder() = BCryptPasswordEncoder(STRENGTH) // expect: password-hash bcrypt-4096

    @Bean
    fun delegating() = PasswordEncoderFactories.createDelegatingPasswordEncoder() // expect: password-hash bcrypt-1024

    @Bean
    fun argon() = Argon2PasswordEncoder(16, 32, 1, 1 shl 14, 2) // expect: password-hash Argon2id-16384-2-1
}
