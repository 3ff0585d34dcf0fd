// Package sample shows the syntax of Go 1.24.
package sample

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"iter"
	. "math"
	_ "time/tzdata"

	str "strings"
)

const (
	Zero Kind = iota
	One
	_
	Three

	Mask = 1<<10 - 1
	Big  = 0x1p-2 + 0b1010_1010 + 0o17 + 1_000
	Imag = 2i
)

type (
	Kind    uint8
	Handler func(ctx context.Context, args ...string) (n int, err error)
	Set[T comparable] = map[T]struct{}
	Number  interface {
		~int | ~int64 | ~float64
		fmt.Stringer
	}
)

type Pair[K cmp.Ordered, V any] struct {
	*Base
	context.Context
	Key   K `json:"key,omitempty"`
	Value V
	done  <-chan struct{}
	sink  chan<- int
}

func (p *Pair[K, V]) All() iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		for i := range 10 {
			if !yield(p.Key, p.Value) {
				return
			}
			_ = i
		}
		for range 3 {
		}
	}
}

func Map[S ~[]E, E, R any](s S, f func(E) R) (out []R) {
	out = make([]R, 0, len(s))
	for _, e := range s {
		out = append(out, f(e))
	}
	return
}

func run(ctx context.Context, input any) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.Join(err, fmt.Errorf("failed: %v", r))
		}
	}()
	var key [32]byte
	table := map[string][]Pair[string, int]{
		"a": {{Key: "x", Value: 1}, {Key: `y`, Value: '\n'}},
		"b": nil,
	}
	copy(key[:16:32], []byte("0123456789abcdef"))
	matrix := [...][2]float64{{Pi, E}, 2: {1e9, .5}}
	switch v := input.(type) {
	case nil, error:
		goto end
	case func() (int, error):
		if n, err := v(); err == nil && n > 0 {
			break
		} else if n == 0 {
			return err
		}
	case *Pair[string, int]:
		fallthroughs(*v, &matrix)
	default:
	}
outer:
	for i, j := 0, len(table); i < j; i, j = i+1, j-1 {
		select {
		case <-ctx.Done():
			break outer
		case x, ok := <-make(chan int):
			_, _ = x, ok
		default:
			continue outer
		}
	}
	switch x := max(1, 2); {
	case x > 1:
		fallthrough
	case x &^ 1 == 0:
		clear(table)
	}
	go func(s ...string) { _ = str.Join(s, ",") }([]string{"a", "b"}...)
	_ = Map[[]int, int, string]
	_ = struct{ A, B int }{A: 1, B: 2}
end:
	return err
}
